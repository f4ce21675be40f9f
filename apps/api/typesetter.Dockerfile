# Build from the root of the repository: docker build -f apps/api/typesetter.Dockerfile .
FROM node:24-slim AS dependencies
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY packages/api-contract/package.json packages/api-contract/
COPY packages/clinical-domain/package.json packages/clinical-domain/
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
RUN npm ci --omit=dev --omit=optional --ignore-scripts \
  --workspace apps/api --workspace packages/api-contract --workspace packages/clinical-domain

FROM node:24-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium fontconfig fonts-noto-core \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production PORTAL_TYPESETTER_HOST=0.0.0.0 PORTAL_TYPESETTER_PORT=8090 HOME=/tmp
WORKDIR /portal
COPY --from=dependencies /portal ./
COPY apps/api/src/infra apps/api/src/infra
COPY apps/api/src/typesetter apps/api/src/typesetter
USER node
EXPOSE 8090
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORTAL_TYPESETTER_PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/typesetter/main.ts"]
