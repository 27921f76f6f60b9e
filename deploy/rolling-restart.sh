#!/bin/sh
# Replaces the worker and api containers one by one without failing a request, for a new version or a changed .env.
#   deploy/rolling-restart.sh [SERVICE…]
# Each new container starts alongside an old one. Once the new one is healthy, the old one finishes its requests,
# returns its job to the queue and stops. A new container that doesn't become healthy is removed, and the old ones keep
# running. Afterwards, `docker compose up` has nothing left to recreate.
set -eu
cd "$(dirname "$0")/.."

# Seconds for a new container to become healthy.
patience=120

compose() { docker compose --progress quiet "$@"; }

running() { compose ps --quiet "$1"; }

healthy() { [ "$(docker inspect --format '{{.State.Health.Status}}' "$1")" = healthy ]; }

remove() {
  docker stop "$1" >/dev/null
  docker rm "$1" >/dev/null
}

await() {
  waited=0
  until healthy "$1"; do
    if [ "$waited" -ge "$patience" ]; then
      docker logs --tail 20 "$1" >&2
      remove "$1"
      echo "$2: the new container did not become healthy and was removed; the old ones keep running." >&2
      exit 1
    fi
    sleep 1
    waited=$((waited + 1))
  done
}

# Never with --no-deps: compose hashes a container's dependencies, too, and would recreate it at the next `up`.
replace() {
  service=$1
  old=$(running "$service")
  count=$(echo "$old" | wc -w)
  for container in $old; do
    before=$(running "$service")
    compose up --detach --no-recreate --scale "$service=$((count + 1))" "$service"
    for new in $(running "$service"); do
      case "$before" in *"$new"*) ;; *) await "$new" "$service" ;; esac
    done
    remove "$container"
    echo "$service: replaced $(echo "$container" | cut -c 1-12)"
  done
  # Scale to the number of replicas that .env sets now.
  compose up --detach --no-recreate "$service"
}

# Recreating these stops the whole site, so it has to be requested explicitly.
changed=$(docker compose --dry-run --progress plain up --detach --no-build postgres redis 2>&1 |
  sed -n 's/.*Container [^ ]*-\(secrets\|postgres\|redis\)-[0-9]* *Recreate$/\1/p' | sort -u | tr '\n' ' ')
if [ -n "$changed" ]; then
  echo "This also recreates ${changed}and stops the site for a few seconds. Run: docker compose up --detach --wait" >&2
  exit 1
fi

# Migrates the database before any new container starts.
compose up --detach migrate
migrate=$(compose ps --all --quiet migrate)
if [ "$(docker wait "$migrate")" != 0 ]; then
  docker logs --tail 20 "$migrate" >&2
  exit 1
fi
if [ $# -gt 0 ]; then
  for service in "$@"; do replace "$service"; done
else
  replace worker
  replace api
  # Both are recreated only if their own settings have changed; requests fail for a second while web restarts.
  compose up --detach backup web
fi
