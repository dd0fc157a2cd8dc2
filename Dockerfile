# syntax=docker/dockerfile:1
ARG BASE=python:3.13-slim

# Builds the wheel with compiled rules, and the environment with locked dependencies.
FROM ${BASE} AS build
ARG PIP_CERT
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev python3-dev python3-venv \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY requirements.lock ./
RUN python3 -m venv /opt/arbitro \
    && /opt/arbitro/bin/pip install --no-cache-dir --require-hashes --requirement requirements.lock
COPY pyproject.toml setup.py README.md LICENSE ./
COPY rules rules
COPY service service
RUN ARBITRO_COMPILE=1 /opt/arbitro/bin/pip install --no-cache-dir --no-deps . \
    && /opt/arbitro/bin/pip uninstall --yes pip

# What runs: the interpreter and the environment, nothing to build with.
FROM ${BASE}
LABEL org.opencontainers.image.title="arbitro" \
      org.opencontainers.image.description="Adjudicates the rules of card games over HTTP" \
      org.opencontainers.image.licenses="MIT"
COPY --from=build /opt/arbitro /opt/arbitro
ENV PATH=/opt/arbitro/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    ARBITRO_HOST=0.0.0.0 \
    PORT=8080
WORKDIR /
USER 10001:10001
EXPOSE 8080
CMD ["gunicorn", "-c", "python:service.gunicorn_conf"]
