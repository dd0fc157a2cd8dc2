# syntax=docker/dockerfile:1
ARG BASE=python:3.13-slim

# Builds the wheel with compiled rules, and the environment with locked dependencies.
FROM ${BASE} AS build
ARG PIP_CERT
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev python3-dev python3-venv \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY requirements.lock requirements-build.lock ./
RUN python3 -m venv /opt/build \
    && /opt/build/bin/pip install --no-cache-dir --require-hashes -r requirements-build.lock \
    && python3 -m venv /opt/arbitro \
    && /opt/arbitro/bin/pip install --no-cache-dir --require-hashes -r requirements.lock
COPY pyproject.toml setup.py README.md LICENSE ./
COPY rules rules
COPY service service
# Byte code is written now, since nothing can be written when the image runs.
RUN ARBITRO_COMPILE=1 /opt/build/bin/pip wheel --no-deps --no-build-isolation -w /src/dist . \
    && /opt/arbitro/bin/pip install --no-cache-dir --no-deps --no-index dist/*.whl \
    && { /opt/arbitro/bin/pip uninstall --yes --quiet setuptools || true; } \
    && /opt/arbitro/bin/pip uninstall --yes pip \
    && python3 -m compileall -q /opt/arbitro/lib

# What runs: the interpreter and the environment, nothing to build with.
FROM ${BASE}
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="arbitro" \
      org.opencontainers.image.description="Adjudicates the rules of card games over HTTP" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.licenses="MIT"
COPY --from=build /opt/arbitro /opt/arbitro
ENV PATH=/opt/arbitro/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    ARBITRO_HOST=0.0.0.0 \
    PORT=8080
WORKDIR /
USER 10001:10001
EXPOSE 8080 8081
CMD ["gunicorn", "-c", "python:service.process.gunicorn_conf"]
