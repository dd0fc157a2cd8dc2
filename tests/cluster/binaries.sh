#!/bin/bash
# Builds what a small real Kubernetes needs, from Go modules alone, into a folder outside the tree.
# What is there already is kept; the first time takes about half an hour on two busy cores.
#   binaries.sh [FOLDER]        prints the folder at the end
set -euo pipefail

# 1.35 is the newest kubelet that still takes the containerd that Debian has.
readonly KUBERNETES=1.35.4 ETCD=3.6.7 METRICS_SERVER=0.8.0 KUBE_ROUTER=2.1.0
readonly FOLDER=${1:-${ARBITRO_CLUSTER_CACHE:-$HOME/.cache/arbitro-kube}}
readonly BIN=$FOLDER/bin
readonly LOW="nice -n 19 go build -p ${ARBITRO_CLUSTER_JOBS:-1} -trimpath"
export CGO_ENABLED=0 GOFLAGS=-mod=mod

# `go install k8s.io/kubernetes/cmd/…@version` refuses replace directives, so a module of our own
# repeats them with the released version of each staging module.
module_of_kubernetes() {
  local go_mod staging=0.${KUBERNETES#1.}
  go mod download "k8s.io/kubernetes@v$KUBERNETES"
  go_mod=$(go env GOMODCACHE)/k8s.io/kubernetes@v$KUBERNETES/go.mod
  {
    printf 'module local/kube\n\n%s\n\n%s\n\n' "$(grep '^go ' "$go_mod")" "$(grep '^godebug ' "$go_mod" || true)"
    printf 'require k8s.io/kubernetes v%s\n\nreplace (\n' "$KUBERNETES"
    grep -oE '^\s+k8s.io/[a-z-]+ => ./staging' "$go_mod" | awk -v v="$staging" '{print "\t" $1 " => " $1 " v" v}'
    printf ')\n'
  } > go.mod
  {
    printf '//go:build tools\n\npackage tools\n\nimport (\n'
    printf '\t_ "k8s.io/kubernetes/cmd/%s"\n' "$@"
    printf ')\n'
  } > tools.go
  go mod tidy -e 2> tidy.log
}

kubernetes() {
  local programs=(kube-apiserver kube-controller-manager kube-scheduler kube-proxy kubelet kubectl) program
  local version="-X k8s.io/component-base/version.gitVersion=v$KUBERNETES"
  version+=" -X k8s.io/component-base/version.gitMajor=1 -X k8s.io/component-base/version.gitMinor=35"
  for program in "${programs[@]}"; do
    [ -x "$BIN/$program" ] && continue
    mkdir -p "$FOLDER/src/kube" && cd "$FOLDER/src/kube"
    grep -q "/$program\"" tools.go 2> /dev/null && [ -f go.sum ] || module_of_kubernetes "${programs[@]}"
    $LOW -ldflags "-s -w $version" -o "$BIN/$program" "k8s.io/kubernetes/cmd/$program"
  done
}

# module NAME MODULE VERSION PACKAGE: one program of a module that has no replace directives.
program() {
  [ -x "$BIN/$1" ] && return
  mkdir -p "$FOLDER/src/$1" && cd "$FOLDER/src/$1"
  printf 'module local/%s\n\ngo 1.24\n' "$1" > go.mod
  printf '//go:build tools\n\npackage tools\n\nimport _ "%s"\n' "$4" > tools.go
  go get "$2@v$3"
  $LOW -ldflags "-s -w" -o "$BIN/$1" "$4"
}

# This release writes the sets of IPv6 under another name than its rules ask for, and lets a policy
# refuse how neighbours of IPv6 find each other; the patch mends both.
readonly PATCH=$(dirname "$(realpath "$0")")/kube-router.patch
kube_router() {
  local module=github.com/cloudnativelabs/kube-router/v2 mended=$FOLDER/src/kube-router-mended
  [ -x "$BIN/kube-router" ] && return
  go mod download "$module@v$KUBE_ROUTER"
  rm -rf "$mended" && mkdir -p "$FOLDER/src"
  cp -r "$(go env GOMODCACHE)/$module@v$KUBE_ROUTER" "$mended" && chmod -R u+w "$mended"
  cd "$mended"
  patch --quiet --strip=1 < "$PATCH"
  $LOW -ldflags "-s -w" -o "$BIN/kube-router" ./cmd/kube-router
}

mkdir -p "$BIN"
program etcd go.etcd.io/etcd/server/v3 "$ETCD" go.etcd.io/etcd/server/v3
kubernetes
program metrics-server sigs.k8s.io/metrics-server "$METRICS_SERVER" sigs.k8s.io/metrics-server/cmd/metrics-server
kube_router
echo "$BIN"
