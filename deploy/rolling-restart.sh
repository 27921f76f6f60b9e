#!/bin/sh
# Replaces the containers of api and worker one by one, without a request that fails: for a new version, or a new .env.
#   deploy/rolling-restart.sh [SERVICE…]
# A new container is started beside the old one; the old one is told to stop once the new one is well. It answers what it
# was asked meanwhile, and gives back the job that it works at. One that does not become well is taken away again.
set -eu
cd "$(dirname "$0")/.."

# Seconds for a new container to become well.
patience=120

compose() { docker compose --progress quiet "$@"; }

running() { compose ps --quiet "$1"; }

well() { [ "$(docker inspect --format '{{.State.Health.Status}}' "$1")" = healthy ]; }

remove() {
  docker stop "$1" >/dev/null
  docker rm "$1" >/dev/null
}

await() {
  waited=0
  until well "$1"; do
    if [ "$waited" -ge "$patience" ]; then
      docker logs --tail 20 "$1" >&2
      remove "$1"
      echo "$2: the new container did not become well, and was taken away; the old ones go on." >&2
      exit 1
    fi
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
    compose up --detach --no-deps --no-recreate --scale "$service=$((count + 1))" "$service"
    for new in $(running "$service"); do
      case "$before" in *"$new"*) ;; *) await "$new" "$service" ;; esac
    done
    remove "$container"
    echo "$service: $(echo "$container" | cut -c 1-12) has made room"
  done
}

# What these containers depend on stays as it is: it would be stopped to be made anew.
compose run --rm --no-deps migrate
if [ $# -gt 0 ]; then
  for service in "$@"; do replace "$service"; done
else
  replace worker
  replace api
  compose up --detach --no-deps backup
fi
