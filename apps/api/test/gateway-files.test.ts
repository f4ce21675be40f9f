import { randomUUID } from 'node:crypto';
import type { Binary, Resource } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { hospitalPuts, signIn } from './gateway-patient.ts';
import { startPortal } from './portal.ts';
import { file, paper } from './gateway-written.ts';

describe('a file', () => {
  test('is uploaded with its description in one transaction, read by its owner and by nobody else', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const [letter, description] = [file(a), paper(a, { id: 'x' } as Binary)];
    description.content = [{ attachment: { contentType: 'text/plain', url: `Binary/${letter.id}` } }];
    const answer = await a.bundle('transaction', [
      { resource: letter, request: { method: 'PUT', url: `Binary/${letter.id}` } },
      { resource: description, request: { method: 'PUT', url: `DocumentReference/${description.id}` } },
    ]);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('201 Created')]);
    expect((await a.get(`/Binary/${letter.id}`)).json<Binary>().data).toBe(letter.data);
    const missing = await b.get(`/Binary/${randomUUID()}`);
    const foreign = await b.get(`/Binary/${letter.id}`);
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    expect((await a.get(`/Binary?_id=${letter.id}`)).statusCode).toBe(403);
  });

  test('without a securityContext is nobody’s', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const { securityContext: _context, ...rest } = file(a);
    const stray = await hospitalPuts<Binary>(rest);
    expect((await a.get(`/Binary/${stray.id}`)).statusCode).toBe(404);
    expect((await a.put(file(a, { id: stray.id as string }))).statusCode).toBe(404);
  });

  test.each<[string, Partial<Binary>, number]>([
    ['of another', { securityContext: { reference: 'Patient/x' } }, 403],
    ['of nobody', { securityContext: undefined }, 403],
    ['that is a web page', { contentType: 'text/html' }, 403],
    ['that is too large', { data: Buffer.alloc(1_300_000).toString('base64') }, 413],
    ['that is far too large', { data: Buffer.alloc(3_000_000).toString('base64') }, 413],
  ])('%s is refused', async (_what, change, status) => {
    const portal = await startPortal({ PORTAL_UPLOAD_LIMIT_MB: '1' });
    const a = await signIn(portal);
    expect((await a.put(file(a, change))).statusCode).toBe(status);
  });

  test('cannot be changed, but its description can be taken back', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const letter = file(a);
    await a.put(letter);
    expect((await a.put({ ...letter, data: 'YQ==' } as Resource)).statusCode).toBe(409);
    const description = paper(a, letter);
    expect((await a.put(description)).statusCode).toBe(201);
    expect((await a.put({ ...description, status: 'entered-in-error' } as Resource)).statusCode).toBe(200);
  });
});
