# `app` runs the API, the worker and the operator's commands; `web` is the server in front of them.

# Only the manifests: as long as they don't change, the installed packages come from the build cache.
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
# Keeps only what is needed at run time: the bundles, and the few packages that aren't bundled, without source maps,
# types and manuals, and with a single build of sql.js.
RUN --mount=type=cache,target=/root/.local/share/pnpm \
    pnpm --filter=@glossa/api deploy --legacy --prod /out \
 && cd /out \
 && find node_modules -path '*/sql.js/dist/*' ! -name 'sql-wasm.*' -delete \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \
      -o -iname 'readme*' -o -iname 'changelog*' \) -delete \
 && find . -xtype l -delete \
 && rm -rf .turbo src generic-client *.mjs *.ts tsconfig.json

# ffmpeg with all decoders but only the formats, filters and encoders that packages/media uses. Debian's package adds 230 MB
# and opens formats that can't be uploaded. The source is Debian's, with its security fixes.
FROM debian:trixie-slim AS ffmpeg
RUN sed -i 's/^Types: deb$/Types: deb deb-src/' /etc/apt/sources.list.d/debian.sources \
 && apt-get update && apt-get install --yes --no-install-recommends \
      dpkg-dev gcc libc6-dev libdav1d-dev libmp3lame-dev libx264-dev libzimg-dev make nasm pkg-config zlib1g-dev
WORKDIR /src
RUN apt-get source ffmpeg && cd ffmpeg-*/ \
 && ./configure --prefix=/usr --disable-autodetect --disable-debug --disable-doc --disable-ffplay --disable-network \
      --disable-devices --disable-encoders --disable-muxers --disable-demuxers --disable-protocols --disable-filters \
      --enable-gpl --enable-zlib --enable-libdav1d --enable-libmp3lame --enable-libx264 --enable-libzimg \
      --enable-protocol=file,pipe --enable-demuxer=avi,flac,matroska,mov,mpegts \
      --enable-muxer=flac,ipod,mjpeg,mp3,mp4,null --enable-encoder=aac,flac,libmp3lame,libx264,mjpeg,pcm_s16le,wrapped_avframe \
      --enable-filter=aformat,anull,aresample,atrim,crop,format,hflip,metadata,null,rotate,scale,select,setpts,setsar \
      --enable-filter=signalstats,silencedetect,thumbnail,tonemap,transpose,trim,vflip,yadif,zscale \
 && make --jobs="$(nproc)" install-progs DESTDIR=/out \
 && ldd /out/usr/bin/ffmpeg | awk '$2 == "=>" { print $3 }' | sed 's|^/lib|/usr/lib|' \
  | xargs cp --dereference --parents --target-directory=/out

# Dictionaries from Debian, which the worker installs when it first starts.
FROM debian:trixie-slim AS dictionaries
ARG DICTIONARY_PACKAGES
ARG DEFAULT_PACKAGES="dict-freedict-afr-eng dict-freedict-ara-eng dict-freedict-deu-eng dict-freedict-fra-eng \
      dict-freedict-ita-eng dict-freedict-jpn-eng dict-freedict-lat-eng dict-freedict-nld-eng dict-freedict-pol-eng \
      dict-freedict-por-eng dict-freedict-rus-eng dict-freedict-spa-eng dict-freedict-swh-eng dict-freedict-tur-eng dict-freedict-eng-afr \
      dict-freedict-eng-ara dict-freedict-eng-deu dict-freedict-eng-fra dict-freedict-eng-ind dict-freedict-eng-ita \
      dict-freedict-eng-jpn dict-freedict-eng-lat dict-freedict-eng-nld dict-freedict-eng-pol dict-freedict-eng-por \
      dict-freedict-eng-rus dict-freedict-eng-spa dict-freedict-eng-swh dict-freedict-eng-tur"
WORKDIR /packages
RUN mkdir -p /out/usr/share/dictd \
 && packages="${DICTIONARY_PACKAGES:-$DEFAULT_PACKAGES}" \
 && if [ "$packages" != none ]; then \
      apt-get update && apt-get download $packages \
      && for package in *.deb; do dpkg-deb --fsys-tarfile "$package" | tar --extract --directory=/out ./usr/share/dictd; done; \
    fi

# Node without npm.
FROM debian:trixie-slim AS app
COPY --from=build /usr/local/bin/node /usr/local/bin/
COPY --from=ffmpeg /out /
RUN ldconfig && mkdir -p /data /assets /backups /run/glossa && chown 1000:1000 /data /assets /backups /run/glossa
COPY --from=build /app/prisma /app/prisma
COPY --from=dictionaries /out/usr/share/dictd /app/dictionaries
COPY --from=build /app/apps/web/dist /app/apps/web/dist
COPY --from=build /out /app/apps/api
COPY --chmod=755 deploy/glossa deploy/is-ready /usr/local/bin/
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data WEB_DIR=/app/apps/web/dist DICTIONARIES_DIR=/app/dictionaries
WORKDIR /app/apps/api
USER 1000:1000
EXPOSE 3000
CMD ["node", "--enable-source-maps", "dist/main.js"]

# 2.11.2 is the first version that retries a request with a body on another server if the first one is stopping.
FROM caddy:2.11 AS web
COPY deploy/Caddyfile deploy/unavailable.html /etc/caddy/
# An empty volume gets its owner from the first container that mounts it.
RUN mkdir -p /var/lib/caddy /data /assets && chown 1000:1000 /var/lib/caddy /data /assets
ENV XDG_DATA_HOME=/var/lib/caddy/data XDG_CONFIG_HOME=/var/lib/caddy/config
USER 1000:1000
EXPOSE 8080 8443
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
