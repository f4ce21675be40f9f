import type { Resource } from 'fhir/r4';
import { expect, test, vi } from 'vitest';
import { createLogger } from '../infra/logger.ts';
import { createHookServer } from './hook-server.ts';

const patient = { resourceType: 'Patient', id: 'a' };
const authorization = 'Bearer secret';

function create() {
  const lines: string[] = [];
  const log = createLogger({ logLevel: 'error' }, { write: (line) => void lines.push(line) });
  const onChanged = vi.fn(async (_resource: Resource): Promise<void> => undefined);
  const server = createHookServer({ secrets: ['secret', 'the next one'] }, onChanged, log);
  const send = async (
    payload: string | undefined,
    headers: Record<string, string> = {},
    method: 'PUT' | 'POST' | 'GET' | 'DELETE' = 'PUT',
  ) => {
    const answer = await server.inject({
      method,
      url: '/Patient/a?x=1',
      headers: { authorization, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return [answer.statusCode, answer.body];
  };
  return { onChanged, send, lines };
}

test.each(['application/fhir+json;charset=UTF-8', 'application/json', 'text/plain', ''])(
  'a resource is taken as %s',
  async (type) => {
    const { onChanged, send, lines } = create();
    const headers = type === '' ? {} : { 'content-type': type };
    expect(await send(JSON.stringify(patient), headers)).toEqual([200, '']);
    expect(await send(JSON.stringify(patient), headers, 'POST')).toEqual([200, '']);
    expect(onChanged.mock.calls).toEqual([[patient], [patient]]);
    expect(lines).toEqual([]);
  },
);

test('while the secret is replaced both are known', async () => {
  const { send } = create();
  expect(await send(JSON.stringify(patient), { authorization: 'Bearer the next one' })).toEqual([200, '']);
});

test('who does not know the secret is refused before anything is read', async () => {
  const { onChanged, send } = create();
  for (const wrong of ['', 'Bearer secre', 'Bearer secret ', 'secret'])
    expect(await send('{', { authorization: wrong })).toEqual([401, '']);
  expect(await send(undefined, { authorization: 'x' }, 'GET')).toEqual([401, '']);
  expect(onChanged).not.toHaveBeenCalled();
});

test('what is no resource, too large or no change is refused', async () => {
  const { onChanged, send, lines } = create();
  for (const body of ['{', '[]', '"Patient"', '{"id":"a"}', '', undefined])
    expect([body, ...(await send(body))]).toEqual([body, 400, '']);
  expect(await send(' '.repeat(32 * 1024 * 1024 + 1))).toEqual([413, '']);
  expect(await send(undefined, {}, 'GET')).toEqual([405, '']);
  expect(await send(undefined, {}, 'DELETE')).toEqual([405, '']);
  expect(onChanged).not.toHaveBeenCalled();
  expect(lines).toEqual([]);
});

test('a fault is logged without the resource', async () => {
  const { onChanged, send, lines } = create();
  onChanged.mockRejectedValue(new Error('CANARY'));
  expect(await send(JSON.stringify(patient))).toEqual([500, '']);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('a change was not taken');
  expect(lines[0]).not.toMatch(/CANARY|Patient/);
});
