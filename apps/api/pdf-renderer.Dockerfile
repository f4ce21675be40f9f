# Built from the root of the repository: npm run images -- pdf-renderer
FROM node:24-slim AS dependencies
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
RUN --mount=type=secret,id=ca --mount=type=secret,id=npmrc,target=/root/.npmrc \
  NODE_EXTRA_CA_CERTS=/run/secrets/ca npm ci --omit=dev --omit=optional --ignore-scripts --workspace apps/api

FROM node:24-slim
LABEL org.opencontainers.image.title="Patient portal: PDF renderer" \
  org.opencontainers.image.description="Prints pages of HTML as PDF with Chromium" \
  org.opencontainers.image.licenses="Apache-2.0"
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium fontconfig fonts-noto-core \
  && apt-get clean \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production PORTAL_PDF_RENDERER_HOST=0.0.0.0 PORTAL_PDF_RENDERER_PORT=8090 HOME=/tmp
WORKDIR /portal
COPY --from=dependencies /portal ./
COPY apps/api/src/infra apps/api/src/infra
COPY apps/api/src/upstream apps/api/src/upstream
COPY apps/api/src/pdf-renderer apps/api/src/pdf-renderer
USER 1000:1000
EXPOSE 8090
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http${process.env.PORTAL_TLS_KEY_FILE ? 's' : ''}://127.0.0.1:${process.env.PORTAL_PDF_RENDERER_PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["apps/api/src/pdf-renderer/main.ts"]
