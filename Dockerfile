# `app` runs the api, the worker and the operator's commands; `web` is the server in front of them.

FROM node:24-trixie-slim AS build
ENV CI=true TURBO_TELEMETRY_DISABLED=1 CHECKPOINT_DISABLE=1
RUN npm install --global pnpm@12.21.0
WORKDIR /app
COPY . .
RUN --mount=type=cache,target=/root/.local/share/pnpm \
    pnpm install --frozen-lockfile --filter=glossa --filter=@glossa/api... --filter=@glossa/web...
RUN --mount=type=cache,target=/app/.turbo \
    pnpm exec turbo run build --filter=@glossa/api --filter=@glossa/web --cache-dir=.turbo/cache
# The server needs what was built, and of Prisma the one compiler for PostgreSQL.
RUN --mount=type=cache,target=/root/.local/share/pnpm \
    pnpm --filter=@glossa/api deploy --legacy --prod /out \
 && find /out -path '*/@prisma/client/runtime/*' \( -name 'query_compiler_*' ! -name '*postgresql*' -o -name '*.map' \) -delete \
 && find /out -type d -path '*/@glossa/*/src' -prune -exec rm -rf {} + \
 && rm -rf /out/src

# Two thirds of what Debian's package brings along is for screens and sound cards.
FROM node:24-trixie-slim AS ffmpeg
RUN apt-get update && apt-get install --yes --no-install-recommends ffmpeg \
 && mkdir /out \
 && ldd /usr/bin/ffmpeg /usr/bin/ffprobe | awk '$2 == "=>" { print $3 }' | sed 's|^/lib|/usr/lib|' | sort -u \
  | xargs cp --dereference --parents --target-directory=/out /usr/bin/ffmpeg /usr/bin/ffprobe

FROM node:24-trixie-slim AS app
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

# From 2.11.2 on, what a stopping server does not take any more goes to another one with its body.
FROM caddy:2.11 AS web
COPY deploy/Caddyfile deploy/unavailable.html /etc/caddy/
# Whoever is started first gives a volume its owner.
RUN mkdir -p /var/lib/caddy /data /assets && chown 1000:1000 /var/lib/caddy /data /assets
ENV XDG_DATA_HOME=/var/lib/caddy/data XDG_CONFIG_HOME=/var/lib/caddy/config
USER 1000:1000
EXPOSE 8080 8443
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
