# The whole product in one process: API, jobs and the built web app.
# Debian's release is named, because a newer one has another major version of Postgres, which cannot read the data.
ARG BASE=node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
COPY pnpm-lock.yaml pnpm-workspace.yaml package.json turbo.json tsconfig.base.json tsconfig.json ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY apps/e2e/package.json apps/e2e/
COPY packages/domain/package.json packages/domain/
COPY packages/db/package.json packages/db/
COPY packages/messages/package.json packages/messages/
COPY packages/local-services/package.json packages/local-services/
COPY packages/runtime/package.json packages/runtime/
COPY patches patches/
RUN npx -y pnpm@12.21.0 install --frozen-lockfile
COPY . .
RUN npx -y pnpm@12.21.0 build
# What production runs: the bundles, the packages that they do not contain, the migrations and the web app.
RUN npx -y pnpm@12.21.0 --config.allowUnusedPatches=true --filter @giftling/runtime deploy --prod --legacy /out \
  && cp -r apps/api/dist /out/dist && cp -r apps/web/dist /out/web && find /out -name '*.map' -delete \
  && mkdir -p /out/node_modules/@giftling/db \
  && cp -r packages/db/package.json packages/db/migrations /out/node_modules/@giftling/db/ \
  && chmod +x /out/dist/commands/giftling.js

FROM ${BASE}
# Used without DATABASE_URL. The first file prevents a cluster of Debian's own.
RUN mkdir -p /etc/postgresql-common && echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf \
  && apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
  -o Dpkg::Options::=--force-confold postgresql && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production APP_ENV=production HOST=0.0.0.0 PORT=3000 WEB_DIST=/app/web DATA_DIR=/data \
  STORAGE_DIR=/data/storage ASSETS_DIR=/data/assets MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /out ./
RUN ln -s /app/dist/commands/giftling.js /usr/local/bin/giftling \
  && mkdir -p /data/storage /data/assets && chown -R node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s \
  CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=8", "dist/main.js"]
