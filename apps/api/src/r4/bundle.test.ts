import type { Bundle, OperationOutcome } from 'fhir/r4';
import { describe, expect, test, vi } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { parseBundle } from '../patient-access/parse-bundle.ts';
import { parseScopes } from '../patient-access/scopes.ts';
import { Unavailable } from '../upstream/unavailable.ts';
import type { Answer } from './answer.ts';
import { answerBundle } from './bundle.ts';
import type { ReadRequest } from './read.ts';
import type { UpdateRequest, Writer } from './write.ts';

const id = '018f4d5e-0000-7000-8000-000000000001';
const other = '018f4d5e-0000-7000-8000-000000000002';
const get = (url: string) => ({ request: { method: 'GET', url } });
const message = (messageId: string, patient = 'A') => ({
  resource: { resourceType: 'Communication', id: messageId, subject: { reference: `Patient/${patient}` } },
  request: { method: 'PUT', url: `Communication/${messageId}` },
});
const visit = {
  resource: {
    resourceType: 'Appointment',
    id,
    participant: [{ actor: { reference: 'Patient/A' }, status: 'accepted' }],
  },
  request: { method: 'PUT', url: `Appointment/${id}` },
};

type Given = {
  scope?: string;
  read?: (request: ReadRequest) => Answer;
  write?: (id: string) => Answer | Refusal;
};

/** The answer, what was written together, and what was noted as not done. */
async function send(
  type: 'batch' | 'transaction',
  entry: object[],
  {
    scope = 'patient/*.cruds',
    read = ({ type: asked }) => ({ status: 200, body: { resourceType: asked } }),
    write = (written) => ({ status: 201, body: { resourceType: 'Communication', id: written } }),
  }: Given = {},
) {
  const together: string[][] = [];
  const failures: string[] = [];
  const noted = (requests: readonly UpdateRequest[]) => together.push(requests.map(({ id: asked }) => asked));
  const writer = {
    write: vi.fn<Writer['write']>(async (requests) => {
      noted(requests);
      return requests.map(({ id: written }) => {
        const answer = write(written);
        if (answer instanceof Refusal) throw answer;
        return answer;
      });
    }),
    writeEach: vi.fn<Writer['writeEach']>(async (requests) => {
      for (const request of requests) noted([request]);
      return requests.map(({ id: written }) => write(written));
    }),
  } as unknown as Writer;
  const context = {
    caller: { patientId: 'A', sessionId: 's', scopes: parseScopes(scope) },
    requestId: 'r',
    idempotencyKey: undefined,
  };
  const { body } = await answerBundle(parseBundle({ resourceType: 'Bundle', type, entry }), context, {
    read: async (request) => read(request),
    writer,
    noteFailure: (attempt, _context, { code }) => failures.push(`${attempt?.type ?? 'unknown'} ${code}`),
  });
  const answers = ((body as Bundle).entry ?? []).map(({ resource, response }) => {
    const { issue } = (response?.outcome ?? {}) as Partial<OperationOutcome>;
    const code = issue?.[0]?.details?.coding?.[0]?.code;
    return `${response?.status.slice(0, 3)} ${code ?? resource?.resourceType}`;
  });
  return { type: (body as Bundle).type, answers, together, failures };
}

describe('a batch', () => {
  test('answers each entry by the scopes of the token', async () => {
    const entries = [
      get('Patient/A'),
      get('Appointment'),
      get('Observation'),
      get(`Observation/${id}`),
      message(id),
    ];
    const { type, answers, together, failures } = await send('batch', entries, {
      scope: 'patient/Patient.r patient/Observation.s',
    });
    expect(type).toBe('batch-response');
    expect(answers).toEqual([
      '200 Patient',
      '403 scope_missing',
      '200 Observation',
      '403 scope_missing',
      '403 scope_missing',
    ]);
    expect(together).toEqual([]);
    expect(failures).toEqual([
      'Appointment scope_missing',
      'Observation scope_missing',
      'Communication scope_missing',
    ]);
  });

  test('refuses for itself what cannot be read, is another’s or is refused when it is done', async () => {
    const { answers, together, failures } = await send(
      'batch',
      [
        get('http://attacker.invalid/Patient/A'),
        get('Patient/B'),
        message(id),
        message(other),
        visit,
        get('Observation/gone'),
        'Patient' as unknown as object,
        get('Observation'),
      ],
      {
        read: (request) => {
          if (request.interaction === 'read') throw new Refusal(404, 'not_found');
          return { status: 200, body: { resourceType: request.type } };
        },
        write: (written) =>
          written === other
            ? new Refusal(409, 'already_stored')
            : { status: 201, body: { resourceType: 'Communication', id: written } },
      },
    );
    expect(answers).toEqual([
      '400 bad_fhir_request',
      '403 not_yours',
      '201 Communication',
      '409 already_stored',
      '400 bad_fhir_request',
      '404 not_found',
      '400 bad_fhir_request',
      '200 Observation',
    ]);
    expect(together).toEqual([[id], [other]]);
    expect(failures).toHaveLength(6);
  });

  test('has no answer where a server is silent', async () => {
    const silent = () => {
      throw new Unavailable('records');
    };
    await expect(send('batch', [get('Patient/A')], { read: silent })).rejects.toBeInstanceOf(Unavailable);
  });
});

describe('a transaction', () => {
  test('is written together', async () => {
    const { type, answers, together } = await send('transaction', [message(id), message(other)]);
    expect([type, answers]).toEqual(['transaction-response', ['201 Communication', '201 Communication']]);
    expect(together).toEqual([[id, other]]);
  });

  test.each<[string, object, Given]>([
    ['an entry that cannot be read', get('http://attacker.invalid/Patient/A'), {}],
    ['another’s', message(other, 'B'), {}],
    ['a read', get('Patient/A'), {}],
    ['a cancelled visit', visit, {}],
    ['a missing scope', message(other), { scope: 'patient/Patient.r' }],
    ['a refused write', message(other), { write: () => new Refusal(409, 'already_stored') }],
  ])('with %s falls as a whole', async (_what, bad, given) => {
    await expect(send('transaction', [message(id), bad], given)).rejects.toBeInstanceOf(Refusal);
  });
});
