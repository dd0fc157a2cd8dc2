"""OpenTelemetry traces, where the standard ``OTEL_…`` variables ask for them.

OpenTelemetry's own instrumentation of Flask makes a span for each request; here are the settings
and the spans below it. Without the variables nothing of it is imported.
"""

import os
from collections.abc import Mapping
from functools import cache
from typing import Any

from flask import Flask, g

from service.process.version import VERSION


class TracingError(RuntimeError):
    """Traces are asked for and cannot be had."""


def wanted(environ: Mapping[str, str] = os.environ) -> bool:
    """True if the variables ask for traces."""
    if environ.get("OTEL_SDK_DISABLED", "").lower() == "true":
        return False
    exporter = environ.get("OTEL_TRACES_EXPORTER")
    if exporter is not None:
        return exporter not in ("", "none")
    named = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
    return any(environ.get(name) for name in named)


def install(app: Flask) -> None:
    """Have a span made for each request, a child of the caller's. Raises TracingError."""
    try:
        import opentelemetry.exporter.otlp.proto.http  # noqa: F401
        from opentelemetry.instrumentation.flask import FlaskInstrumentor
    except ImportError as error:
        raise TracingError(
            'OTEL_… variables ask for traces; install "arbitro[otel]" for them'
        ) from error
    exporter = os.environ.get("OTEL_TRACES_EXPORTER", "otlp")
    if exporter not in ("otlp", "console"):
        raise TracingError(f"OTEL_TRACES_EXPORTER must be otlp, console or none, not {exporter!r}")
    protocol = os.environ.get("OTEL_EXPORTER_OTLP_PROTOCOL", "http/protobuf")
    if protocol != "http/protobuf":
        raise TracingError(f"OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf, not {protocol!r}")
    app.before_request(_export)
    instrument: Any = FlaskInstrumentor().instrument_app
    instrument(
        app, request_hook=_know, excluded_urls="healthz,readyz,metrics", enable_commenter=False
    )


@cache
def _export() -> None:
    """On the first request, in the worker: the sending thread would not survive the fork."""
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor, ConsoleSpanExporter
    from opentelemetry.trace import set_tracer_provider

    named = {"service.version": VERSION}
    if "OTEL_SERVICE_NAME" not in os.environ:
        named["service.name"] = "arbitro"
    provider = TracerProvider(resource=Resource.create(named))
    console = os.environ.get("OTEL_TRACES_EXPORTER") == "console"
    exporter: Any = ConsoleSpanExporter() if console else OTLPSpanExporter()
    provider.add_span_processor(BatchSpanProcessor(exporter))
    set_tracer_provider(provider)


def _know(span: Any, environ: Any) -> None:
    """Let the log line and the span name each other."""
    g.trace_id = f"{span.get_span_context().trace_id:032x}"
    span.set_attribute("arbitro.request_id", g.request_id)


def span(name: str) -> Any:
    """A span below the current one."""
    from opentelemetry.trace import get_tracer

    return get_tracer("arbitro", VERSION).start_as_current_span(
        name, record_exception=False, set_status_on_exception=False
    )
