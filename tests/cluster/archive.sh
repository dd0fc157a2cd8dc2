#!/bin/bash
# The image that `make image` made, as an archive that containerd takes: archive.sh IMAGE FILE
set -euo pipefail
image=$1 file=$2
tag=docker.io/library/arbitro:0.1.0
mkdir -p "$(dirname "$file")"
rm -f "$file"
if docker info > /dev/null 2>&1; then
  docker tag "$image" "$tag"
  docker save --output "$file" "$tag"
else
  # shellcheck disable=SC2086 # options of the store
  buildah ${BUILDAH_STORE:-} push --quiet "localhost/${image#localhost/}" "docker-archive:$file:$tag"
fi
