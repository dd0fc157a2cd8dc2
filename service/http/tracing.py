"""OpenTelemetry traces, where the standard ``OTEL_…`` variables ask for them.

Without them nothing here is imported and no request passes through it: the routes ask once, when
they are made, and are made without spans then.
"""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any

from flask import g, request


class TracingError(RuntimeError):
    """Traces are asked for and cannot be had."""


def wanted(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether the variables ask for traces."""
    if environ.get("OTEL_SDK_DISABLED", "").lower() == "true":
        return False
    exporter = environ.get("OTEL_TRACES_EXPORTER")
    if exporter is not None:
        return exporter not in ("", "none")
    named = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
    return any(environ.get(name) for name in named)


def check() -> None:
    """Fail at the start, not at the first request. Raises TracingError."""
    try:
        import opentelemetry.exporter.otlp.proto.http
        import opentelemetry.sdk.trace  # noqa: F401
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


@cache
def tracer() -> Any:
    """Made on first use, in the worker: its sending thread would not survive the fork."""
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor, ConsoleSpanExporter

    from service.process.version import VERSION

    named = {"service.version": VERSION}
    if "OTEL_SERVICE_NAME" not in os.environ:
        named["service.name"] = "arbitro"
    provider = TracerProvider(resource=Resource.create(named))
    console = os.environ.get("OTEL_TRACES_EXPORTER") == "console"
    exporter: Any = ConsoleSpanExporter() if console else OTLPSpanExporter()
    provider.add_span_processor(BatchSpanProcessor(exporter))
    return provider.get_tracer("arbitro", VERSION)


@contextmanager
def request_span(game: str, operation: str) -> Iterator[Any]:
    """The span of one request, a child of the caller's if it names one."""
    from opentelemetry.trace import SpanKind, StatusCode, format_trace_id
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    caller = TraceContextTextMapPropagator().extract(
        {
            "traceparent": request.environ.get("HTTP_TRACEPARENT", ""),
            "tracestate": request.environ.get("HTTP_TRACESTATE", ""),
        }
    )
    facts = {
        "http.request.method": request.method,
        "http.route": request.path,
        "arbitro.game": game,
        "arbitro.operation": operation,
        "arbitro.request_id": g.request_id,
    }
    with tracer().start_as_current_span(
        f"{request.method} {request.path}",
        context=caller,
        kind=SpanKind.SERVER,
        attributes=facts,
        record_exception=False,
        set_status_on_exception=False,
    ) as span:
        g.trace_id = format_trace_id(span.get_span_context().trace_id)
        try:
            yield span
        except Exception as error:
            from service.http.requests import as_problem

            status = as_problem(error).kind.status
            span.set_attribute("http.response.status_code", status)
            if status >= 500:
                span.set_status(StatusCode.ERROR, type(error).__name__)
            raise
        span.set_attribute("http.response.status_code", 200)


def span(name: str) -> Any:
    """A span below the current one."""
    return tracer().start_as_current_span(
        name, record_exception=False, set_status_on_exception=False
    )
