#!/bin/sh
# Replaces the containers of worker and api one by one, without a failed request: for a new version or a changed .env.
#   deploy/rolling-restart.sh [SERVICE…]
# A new container starts beside the old one, which stops once the new one is healthy: it finishes its requests and returns
# its job to the queue. A new container that does not become healthy is removed, and the old ones stay. Afterwards
# `docker compose up` has nothing left to recreate.
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
  # As many as .env says now.
  compose up --detach --no-recreate "$service"
}

# Recreating these stops the whole site, so it has to be asked for.
changed=$(docker compose --dry-run --progress plain up --detach --no-build postgres redis 2>&1 |
  sed -n 's/.*Container [^ ]*-\(secrets\|postgres\|redis\)-[0-9]* *Recreate$/\1/p' | sort -u | tr '\n' ' ')
if [ -n "$changed" ]; then
  echo "This also changes ${changed}and stops the site for some seconds: docker compose up --detach --wait" >&2
  exit 1
fi

# Brings the tables up to date before any new container starts.
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
  # Both are recreated only when their own settings have changed; requests meet a restarting web server for a second.
  compose up --detach backup web
fi
