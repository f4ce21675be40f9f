import { join } from 'node:path';
import { makeCertificate } from './make-certificate.ts';
import { spawnApi, spawnNginx, spawnWeb, waitForPortal } from './portal-processes.ts';
import type { StackSettings } from './settings.ts';

/** The built portal once more, as patients reach it: one API process, nginx, and TLS with HTTP/2 in front of them. */
export async function startSecurePortal(settings: StackSettings) {
  const { ports } = settings;
  const origin = `https://localhost:${ports.secureWeb}`;
  const api = spawnApi(settings, ports.thirdApi, { environment: { PORTAL_PUBLIC_URL: origin } });
  await waitForPortal(`http://127.0.0.1:${ports.thirdApi}/healthz`);
  const web = spawnWeb(settings, [ports.thirdApi], { port: ports.secondWeb, name: 'web-secure' });
  await waitForPortal(`http://localhost:${ports.secondWeb}/config.json`);
  const front = spawnFront(settings);
  return {
    origin,
    stop() {
      for (const child of [front, web, api]) child.kill('SIGTERM');
    },
  };
}

function spawnFront({ directory, ports }: StackSettings) {
  const { key, cert } = makeCertificate();
  return spawnNginx(
    join(directory, 'web-front'),
    `
    pid nginx.pid;
    error_log stderr warn;
    events {}
    http {
      access_log off;
      client_body_temp_path client_body_temp;
      proxy_temp_path proxy_temp;
      fastcgi_temp_path fastcgi_temp;
      uwsgi_temp_path uwsgi_temp;
      scgi_temp_path scgi_temp;
      upstream portal { server 127.0.0.1:${ports.secondWeb}; keepalive 16; }
      server {
        listen ${ports.secureWeb} ssl http2;
        ssl_certificate ${cert};
        ssl_certificate_key ${key};
        location / {
          proxy_pass http://portal;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-Proto https;
        }
      }
    }`,
  );
}
