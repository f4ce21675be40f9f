import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binary } from 'fhir/r4';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openVirusScanner } from '../src/infra/virus-scanner.ts';
import { findFreePort } from './api-process.ts';
import { signIn } from './gateway-patient.ts';
import { file } from './gateway-written.ts';
import { readResource } from './people.ts';
import { startPortal } from './portal.ts';

/** https://www.eicar.org/download-anti-malware-testfile/, in two parts so that no scanner takes this file for it. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const clamd = '/usr/sbin/clamd';

/** Speaks INSTREAM as clamd does; one that is `mute` takes everything and says nothing. */
function standIn(answer: (sent: Buffer) => string | undefined): Promise<Server> {
  const server = createServer((socket) => {
    const parts: Buffer[] = [];
    socket.on('data', (part) => {
      parts.push(part);
      const all = Buffer.concat(parts);
      if (!all.subarray(-4).equals(Buffer.alloc(4))) return;
      const reply = answer(all);
      if (reply !== undefined) socket.end(`${reply}\0`);
    });
    socket.on('error', () => undefined);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

describe('a file where files are scanned', () => {
  let scanner: Server;
  beforeAll(async () => {
    scanner = await standIn((sent) => (sent.includes(eicar) ? 'stream: Eicar FOUND' : 'stream: OK'));
  });
  afterAll(() => scanner.close());

  const withScanner = (port: number) => startPortal({ PORTAL_VIRUS_SCANNER: `127.0.0.1:${port}` });
  const infected = { data: Buffer.from(eicar).toString('base64') };

  test('is stored when it is clean, and not when it is not', async () => {
    const a = await signIn(await withScanner(portOf(scanner)));
    expect((await a.put(file(a))).statusCode).toBe(201);
    const bad = file(a, infected);
    const answer = await a.put(bad);
    expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining('infected_file')]);
    expect((await readResource(`Binary/${bad.id}`)).status).toBe(404);
  });

  test('is held back while the scanner is away, garbled or refuses', async () => {
    const odd = await standIn(() => 'INSTREAM size limit exceeded. ERROR');
    for (const port of [1, portOf(odd)]) {
      const a = await signIn(await withScanner(port));
      const letter: Binary = file(a);
      expect((await a.put(letter)).statusCode).toBe(503);
      expect((await readResource(`Binary/${letter.id}`)).status).toBe(404);
    }
    odd.close();
  });
});

describe.skipIf(!existsSync(clamd))('clamd itself', () => {
  let daemon: ChildProcess;
  let scanner: ReturnType<typeof openVirusScanner>;

  beforeAll(async () => {
    const port = await findFreePort();
    scanner = openVirusScanner({ host: '127.0.0.1', port });
    const folder = mkdtempSync(join(tmpdir(), `clamd-${randomUUID()}`));
    writeFileSync(join(folder, 'local.ndb'), `Eicar:0:*:${Buffer.from(eicar).toString('hex')}\n`);
    const lines = [
      `DatabaseDirectory ${folder}`,
      `TCPSocket ${port}`,
      'TCPAddr 127.0.0.1',
      'Foreground yes',
      'User root',
    ];
    writeFileSync(join(folder, 'clamd.conf'), `${lines.join('\n')}\n`);
    daemon = spawn(clamd, ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' });
    for (let tries = 0; tries < 150; tries += 1) {
      if (await scanner.scan(Buffer.from('x')).then(Boolean, () => false)) return;
      await sleep(200);
    }
    throw new Error('clamd did not start.');
  }, 60_000);
  afterAll(() => {
    daemon.kill();
  });

  test('finds what its signatures name, and lets the rest through', async () => {
    expect(await scanner.scan(Buffer.from(eicar))).toBe('infected');
    expect(await scanner.scan(Buffer.alloc(200_000, 'a letter '))).toBe('clean');
    expect(await scanner.scan(Buffer.alloc(0))).toBe('clean');
  });
});
