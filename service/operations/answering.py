"""From a parsed body to an operation's answer."""

from collections.abc import Callable
from typing import Any

from marshmallow import ValidationError

from rules.game import Document
from rules.wire import read_all
from service.contract.catalogue import SEALED, GameContracts
from service.contract.problems import invalid_request
from service.operations import plain, sealed
from service.operations.vault import Vault, unavailable
from service.search.suggesting import Advisor, advise_here

THINKING = plain.THINKING.keys() | sealed.THINKING.keys()
"""The operations that need somebody to think."""


def answer(
    contract: GameContracts,
    operation: str,
    body: Any,
    advise: Advisor = advise_here,
    vault: Vault | None = None,
    read: Callable[[Any, Any], Any] = read_all,
) -> Document:
    """The answer of an operation to a parsed body, read by ``read``. Raises Problem."""
    try:
        request = read(contract.requests[operation], body)
    except ValidationError as error:
        raise invalid_request(error) from None
    game = contract.game
    if operation.startswith(SEALED):
        if vault is None:
            raise unavailable()
        if operation in sealed.THINKING:
            return sealed.THINKING[operation](game, request, vault, advise)
        return sealed.OPERATIONS[operation](game, request, vault)
    if operation in plain.THINKING:
        return plain.THINKING[operation](game, request, advise)
    return plain.OPERATIONS[operation](game, request)
