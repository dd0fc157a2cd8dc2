# syntax=docker/dockerfile:1
# A Debian with apt, to build with; nothing of it runs. By digest, so that it changes when we say so.
ARG BASE=docker.io/library/debian:bookworm-slim@sha256:7c7b2c966bc9ee8cedfeef67e0e279108992c77681fa595db4a9d65c06ccc587

# Builds the wheel with compiled rules, the environment with locked dependencies, and the root file
# system around them.
FROM ${BASE} AS build
ARG PIP_CERT
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates gcc libc6-dev python3-dev python3-venv
COPY image/root.sh /src/image/root.sh
RUN /src/image/root.sh /root-of-image
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
    && rm -f /opt/arbitro/bin/activate* /opt/arbitro/bin/Activate* \
    && python3 -m compileall -q /opt/arbitro/lib
COPY build/sbom.cdx.json /root-of-image/usr/share/arbitro/sbom.cdx.json
# What the image would miss when it starts, the build misses.
RUN mkdir /root-of-image/opt && cp -a /opt/arbitro /root-of-image/opt/ \
    && PYTHONDONTWRITEBYTECODE=1 chroot /root-of-image /opt/arbitro/bin/python3 -c \
       "import redis, service.http.app, service.http.openapi, service.process.worker"

# What runs: the interpreter and the environment; no shell, no pip, nothing to build with.
FROM scratch
ARG BASE
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="arbitro" \
      org.opencontainers.image.description="Adjudicates the rules of card games over HTTP" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.vendor="The arbitro developers" \
      org.opencontainers.image.base.name="${BASE}"
COPY --from=build /root-of-image /
ENV PATH=/opt/arbitro/bin:/usr/bin \
    LANG=C.UTF-8 \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    ARBITRO_HOST=:: \
    PORT=8080
WORKDIR /
USER 10001:10001
EXPOSE 8080 8081
CMD ["/opt/arbitro/bin/python3", "-m", "gunicorn", "-c", "python:service.process.gunicorn_conf"]
