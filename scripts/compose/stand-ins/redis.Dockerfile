# Stands in for redis:7 on a machine without an image registry: the same user and the same words to start it.
FROM debian:bookworm-slim
RUN groupadd -r -g 999 redis && useradd -r -u 999 -g redis -d /data redis \
  && apt-get update && apt-get install -y --no-install-recommends redis-server && rm -rf /var/lib/apt/lists/* \
  && install -d -o redis -g redis /data
WORKDIR /data
CMD ["redis-server"]
