import { portalRequestHeader } from '@portal/api-contract/portal-request';
import { expect, origin, test } from '../core/test.ts';
import { podman, project } from './podman.ts';

test('attack 75: what a caller says about its address is not believed; each caller has a limit of its own', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const call = (forged: string) =>
    request
      .post(`${origin}/v1/auth/refresh`, {
        headers: { 'x-forwarded-for': forged, origin, [portalRequestHeader]: '1' },
        data: {},
      })
      .then((answer) => answer.status());
  const statuses = new Set<number>();
  for (let round = 0; round < 200 && !statuses.has(429); round += 1)
    statuses.add(await call(`203.0.113.${round}`));
  expect([...statuses]).toContain(429);
  // Another caller, at the same time: a container with an address of its own.
  const other = podman(
    'run',
    '--rm',
    `--network=${project}_edge`,
    '--env=NODE_TLS_REJECT_UNAUTHORIZED=0',
    '--entrypoint=node',
    'portal-api',
    '-e',
    `require('node:https').request({ host: 'edge', port: 443, servername: 'portal.localhost', path: '/v1/auth/refresh', method: 'POST', headers: { host: 'portal.localhost', origin: '${origin}', '${portalRequestHeader}': '1', 'content-type': 'application/json' } }, (answer) => console.log(answer.statusCode)).end('{}')`,
  );
  // Not 429: it is heard, and has sent no token.
  expect(Number(other.split('\n').at(-1))).toBe(400);
});
