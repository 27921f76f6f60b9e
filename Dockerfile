# `app` runs the API, the worker and the operator's commands; `web` is the server in front of them.

# The manifests alone: as long as they stay the same, the installed packages come from the build cache.
FROM node:24-trixie-slim AS manifests
WORKDIR /app
COPY . .
RUN mkdir /manifests \
 && find . -name package.json -exec cp --parents --target-directory=/manifests {} + \
 && cp pnpm-lock.yaml pnpm-workspace.yaml /manifests

FROM node:24-trixie-slim AS build
ENV CI=true TURBO_TELEMETRY_DISABLED=1 CHECKPOINT_DISABLE=1
RUN npm install --global pnpm@12.21.0
WORKDIR /app
COPY --from=manifests /manifests ./
RUN --mount=type=cache,target=/root/.local/share/pnpm \
    pnpm install --frozen-lockfile --filter=glossa --filter=@glossa/api... --filter=@glossa/web...
COPY . .
RUN --mount=type=cache,target=/app/.turbo \
    pnpm exec turbo run build --filter=@glossa/api --filter=@glossa/web --cache-dir=.turbo/cache
# Only what runs stays: no source maps, types, sources, tests or settings of tools, one build of sql.js, and of Prisma's
# query compilers the one for PostgreSQL.
RUN --mount=type=cache,target=/root/.local/share/pnpm \
    pnpm --filter=@glossa/api deploy --legacy --prod /out \
 && cd /out \
 && find . -path '*/@prisma/client/runtime/*' -name 'query_compiler_*' ! -name '*postgresql*' -delete \
 && find . -path '*/sql.js/dist/*' ! -name 'sql-wasm.*' -delete \
 && find . -type d \( -path '*/@glossa/*/src' -o -path './node_modules/.pnpm/@types+*' -o -path '*/zod/src' \) -prune -exec rm -rf {} + \
 && find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.tsbuildinfo' \
      -o -name 'tsconfig*.json' -o -name 'vitest.config.*' -o -iname 'readme*' -o -iname 'changelog*' \) -delete \
 && find . -xtype l -delete \
 && rm -rf src

# Two thirds of what Debian's package brings along is for screens and sound cards.
FROM debian:trixie-slim AS ffmpeg
RUN apt-get update && apt-get install --yes --no-install-recommends ffmpeg \
 && mkdir /out \
 && ldd /usr/bin/ffmpeg /usr/bin/ffprobe | awk '$2 == "=>" { print $3 }' | sed 's|^/lib|/usr/lib|' | sort -u \
  | xargs cp --dereference --parents --target-directory=/out /usr/bin/ffmpeg /usr/bin/ffprobe

# Node alone, without npm.
FROM debian:trixie-slim AS app
COPY --from=build /usr/local/bin/node /usr/local/bin/
COPY --from=ffmpeg /out /
RUN ldconfig && mkdir -p /data /assets /backups /run/glossa && chown 1000:1000 /data /assets /backups /run/glossa
COPY --from=build /app/prisma /app/prisma
COPY --from=build /app/apps/web/dist /app/apps/web/dist
COPY --from=build /out /app/apps/api
COPY --chmod=755 deploy/glossa deploy/is-ready /usr/local/bin/
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data WEB_DIR=/app/apps/web/dist
WORKDIR /app/apps/api
USER 1000:1000
EXPOSE 3000
CMD ["node", "dist/main.js"]

# 2.11.2 is the first version that sends a request with a body on to another server when the first one is stopping.
FROM caddy:2.11 AS web
COPY deploy/Caddyfile deploy/unavailable.html /etc/caddy/
# The first container that mounts a volume gives it its owner.
RUN mkdir -p /var/lib/caddy /data /assets && chown 1000:1000 /var/lib/caddy /data /assets
ENV XDG_DATA_HOME=/var/lib/caddy/data XDG_CONFIG_HOME=/var/lib/caddy/config
USER 1000:1000
EXPOSE 8080 8443
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
