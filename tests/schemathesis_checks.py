"""A check of our own for schemathesis, which loads this file by ``SCHEMATHESIS_HOOKS``."""

import schemathesis


@schemathesis.check
def schema_valid_bodies_are_refused_for_conditions_only(context, response, case):
    """A body that fits the published schema gets 400 only for fields that do not go together.

    Such conditions are published in words: generators of clients stumble over them in a schema.
    """
    generated = case.meta and case.meta.generation.mode
    if response.status_code == 400 and generated and generated.is_positive:
        codes = {error["code"] for error in response.json()["errors"]}
        assert codes == {"conflicting_fields"}, response.json()
