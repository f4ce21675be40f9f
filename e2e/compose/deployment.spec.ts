import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { buildPdf } from '@portal/test-stack/seed/files';
import { conversationOf, anil, composer, idOf } from '../core/conversation.ts';
import { signIn, signInByHand } from '../core/sign-in.ts';
import { expect, origin, test } from '../core/test.ts';
import { podman, project } from './podman.ts';

const identity = 'https://id.localhost';
/** What JavaScript inside one of the containers tells. */
const inside = (service: string, script: string) =>
  podman('exec', `${project}_${service}_1`, 'node', '--input-type=module', '-e', script);

test('a patient signs in by hand, over HTTP/2 or 3', async ({ page, patient }) => {
  await signInByHand(page, patient);
  const protocol = await page.evaluate(() => {
    const [{ nextHopProtocol } = { nextHopProtocol: '' }] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return nextHopProtocol;
  });
  expect(['h2', 'h3']).toContain(protocol);
});

test('every answer keeps browsers to https and offers HTTP/3', async ({ request }) => {
  for (const url of [`${origin}/`, `${origin}/config.json`, `${identity}/realms/portal`]) {
    const headers = (await request.get(url)).headers();
    expect([url, headers['strict-transport-security']]).toEqual([url, 'max-age=63072000; includeSubDomains']);
    expect(headers['alt-svc']).toContain('h3=":443"');
    expect(headers['server'] ?? '').not.toMatch(/Caddy|nginx\//);
  }
});

test('attack 86: console, master realm and what only the inside may call are not public', async ({
  request,
}) => {
  for (const path of [
    '/admin/',
    '/admin/master/console/',
    '/realms/master',
    '/realms/master/protocol/openid-connect/token',
    '/realms/portal/portal-accounts/x',
    '/realms/portal/clients-registrations/default',
    '/metrics',
    '/health',
  ])
    expect([path, (await request.get(`${identity}${path}`)).status()]).toEqual([path, 404]);
  // The allowed twin.
  expect((await request.get(`${identity}/realms/portal/.well-known/openid-configuration`)).status()).toBe(
    200,
  );
});

test('attack 86: nothing but the edge listens for the public', async () => {
  const published = podman(
    'ps',
    '--filter',
    `label=io.podman.compose.project=${project}`,
    '--format',
    '{{.Names}} {{.Ports}}',
  )
    .split('\n')
    .filter((line) => line.includes('->') && !line.includes('_hospital_'));
  expect(published.map((line) => line.split(' ')[0] ?? '').toSorted()).toEqual([
    `${project}_edge_1`,
    `${project}_identity_1`,
  ]);
  expect(published.find((line) => line.includes('_identity_'))).toMatch(/ 127\.0\.0\.1:8543->8443\/tcp$/);
  for (const port of [3000, 8081, 8090, 5432, 6379, 8080, 8443])
    expect([port, await canConnect(port)]).toEqual([port, false]);
  expect(await canConnect(443)).toBe(true);
});

test('inside, nobody is heard without a certificate', async () => {
  const tls = (host: string, port: number) => `
    import { connect } from 'node:tls';
    const socket = connect({ host: '${host}', port: ${port}, servername: '${host}' }, () => socket.write('PING\\r\\nGET /fhir/metadata HTTP/1.0\\r\\n\\r\\n'));
    socket.on('data', (data) => { console.log('heard', String(data).slice(0, 40)); process.exit(); });
    socket.on('error', (error) => { console.log('refused', error.code); process.exit(); });
    socket.on('close', () => { console.log('closed'); process.exit(); });
  `;
  for (const [host, port] of [
    ['records', 8443],
    ['redis', 6379],
  ] as const)
    expect(inside('worker', tls(host, port))).toMatch(/^(refused|closed)/);
  const sql = (more: string) => `
    import pg from 'pg';
    const client = new pg.Client({ host: 'postgres', user: 'portal', database: 'portal', ${more} });
    await client.connect().then(() => console.log('let in'), (error) => console.log('refused', error.code ?? error.message));
    await client.end().catch(() => undefined);
  `;
  const files = (user: string) =>
    `user: '${user}', ssl: { cert: fs.readFileSync('/run/tls/cert.pem'), key: fs.readFileSync('/run/tls/key.pem') }`;
  const withFs = (script: string) => `import fs from 'node:fs'; ${script}`;
  expect(inside('worker', sql('ssl: false'))).toContain('refused');
  expect(inside('worker', sql('ssl: {}'))).toContain('refused');
  expect(inside('worker', withFs(sql(files('portal_owner'))))).toContain('refused');
  expect(inside('worker', withFs(sql(files('postgres'))))).toContain('refused');
  // The allowed twin.
  expect(inside('worker', withFs(sql(files('portal'))))).toContain('let in');
});

test('networks: the web server and the edge do not reach records or databases', async () => {
  for (const [service, host] of [
    ['web', 'records'],
    ['web', 'postgres'],
    ['edge', 'records'],
    ['edge', 'api'],
    ['pdf-renderer', 'records'],
    ['pdf-renderer', 'postgres'],
  ] as const) {
    const { status } = spawnSync('podman', ['exec', `${project}_${service}_1`, 'getent', 'hosts', host]);
    expect([service, host, status]).not.toEqual([service, host, 0]);
  }
});

test('the doctor finds what a trial lacks, and nothing else: lasting certificates and a mail server', async () => {
  test.setTimeout(120_000);
  const container = `${project}_api-1_1`;
  // As if the edge's authority were a public one.
  const root = readFileSync(process.env['NODE_EXTRA_CA_CERTS'] ?? '');
  const trust = ['exec', '-i', container, 'sh', '-c', 'cat /run/tls/ca.pem - >/tmp/authorities.pem'];
  expect(spawnSync('podman', trust, { input: root }).status).toBe(0);
  const { stdout } = spawnSync(
    'podman',
    [
      'exec',
      '--env=NODE_EXTRA_CA_CERTS=/tmp/authorities.pem',
      container,
      'node',
      'apps/api/src/doctor/main.ts',
    ],
    { encoding: 'utf8' },
  );
  const lines = stdout.trim().split('\n');
  const summary = lines.pop();
  process.stdout.write(`  ${summary}\n`);
  expect(lines.filter((line) => !line.startsWith('good'))).toEqual([
    // Caddy's own authority gives them for half a day.
    expect.stringContaining('certificate: portal: The certificate of portal.localhost ends in 0 days.'),
    expect.stringContaining('certificate: identity server: The certificate of id.localhost ends in 0 days.'),
    expect.stringMatching(/^change {3}mail: It does not answer as it should: .*mail\.invalid/),
  ]);
});

test('a file with a virus is not stored', async ({ page, patient }) => {
  await conversationOf(patient.id).thread();
  await signIn(page, patient);
  await page.goto(`/messages?id=${idOf(anil)}`);
  await expect(composer(page)).toBeVisible();
  const answered = page.waitForResponse((answer) => answer.status() === 422);
  await page.getByRole('button', { name: 'Attach a file' }).press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'Document', exact: true }).click();
  // Put together here, so that no scanner takes this file for one.
  const signature = ['EICAR', 'STANDARD', 'ANTIVIRUS', 'TEST', 'FILE'].join('-');
  const buffer = Buffer.concat([buildPdf(['A letter']), Buffer.from(`\n%${signature}`)]);
  await (await chooser).setFiles([{ name: 'letter.pdf', mimeType: 'application/pdf', buffer }]);
  const answer = await answered;
  expect([answer.status(), await answer.text()]).toEqual([422, expect.stringContaining('A virus was found')]);
});

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: 1000 }, () => {
      socket.destroy();
      resolve(true);
    });
    for (const event of ['error', 'timeout']) socket.on(event, () => resolve(false));
  });
}
