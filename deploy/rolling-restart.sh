#!/bin/sh
# Replaces the containers of api and worker one by one, without a request that fails: for a new version, or a new .env.
#   deploy/rolling-restart.sh [SERVICE…]
# A new container is started beside the old one; the old one is told to stop once the new one is well. It answers what it
# was asked meanwhile, and gives back the job that it works at.
set -eu
cd "$(dirname "$0")/.."

# Seconds for a new container to become well.
patience=120

running() { docker compose ps --quiet "$1"; }

well() { [ "$(docker inspect --format '{{.State.Health.Status}}' "$1")" = healthy ]; }

await() {
  waited=0
  until well "$1"; do
    [ "$waited" -lt "$patience" ] || { echo "$1 did not become well; the old containers go on." >&2; exit 1; }
    sleep 1
    waited=$((waited + 1))
  done
}

replace() {
  service=$1
  old=$(running "$service")
  count=$(echo "$old" | wc -w)
  for container in $old; do
    before=$(running "$service")
    docker compose up --detach --no-deps --no-recreate --scale "$service=$((count + 1))" "$service" 2>/dev/null
    for new in $(running "$service"); do
      case "$before" in *"$new"*) ;; *) await "$new" ;; esac
    done
    docker stop "$container" >/dev/null
    docker rm "$container" >/dev/null
    echo "$service: $(echo "$container" | cut -c 1-12) has made room"
  done
}

[ $# -gt 0 ] || set -- worker api
docker compose run --rm migrate
for service in "$@"; do replace "$service"; done
