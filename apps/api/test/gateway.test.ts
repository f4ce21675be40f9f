import { randomUUID } from 'node:crypto';
import type { Appointment, Bundle, DiagnosticReport, Observation, OperationOutcome, Resource } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { createPatient, putResource } from './people.ts';
import { type TestPortal, startPortal } from './portal.ts';
import { signInWeb } from './sign-in.ts';
import { publicUrl } from './stack.ts';

type Patient = Awaited<ReturnType<typeof createPatient>>;

async function signIn(portal: TestPortal, person?: Patient) {
  const patient = person ?? (await createPatient());
  const { tokens, browser } = await signInWeb(portal, patient);
  return { ...patient, tokens, browser, get: (path: string) => portal.fhir(path, tokens.access_token) };
}

async function createObservation(subject: string, change: Partial<Observation> = {}): Promise<Observation> {
  const observation: Observation = {
    resourceType: 'Observation',
    id: randomUUID(),
    status: 'final',
    code: { text: 'Pulse' },
    subject: { reference: `Patient/${subject}` },
    effectiveDateTime: '2026-01-01T08:00:00Z',
    ...change,
  };
  await putResource(observation);
  return observation;
}

const idsOf = (answer: { json: () => Bundle }) =>
  (answer.json().entry ?? []).map(({ resource }) => String(resource?.id)).sort();

describe('reading', () => {
  test('one’s own record works, another’s does not', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await createPatient()];
    const own = await a.get(`/Patient/${a.patientId}`);
    expect(own.statusCode).toBe(200);
    expect(own.headers['content-type']).toBe('application/fhir+json; charset=utf-8');
    expect(own.headers['cache-control']).toBe('no-store');
    const foreign = await a.get(`/Patient/${b.patientId}`);
    expect(foreign.statusCode).toBe(403);
    expect(foreign.json<OperationOutcome>().issue[0]?.details?.text).toBe('This record is not yours.');
    expect(foreign.body).not.toContain(b.family);
  });

  test('another’s or a withheld resource by id is answered like a missing one', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await createPatient()];
    const [own, foreign, performed, withheld] = [
      await createObservation(a.patientId),
      await createObservation(b.patientId),
      await createObservation(b.patientId, { performer: [{ reference: `Patient/${a.patientId}` }] }),
      await createObservation(a.patientId, {
        meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'NOPAT' }] },
      }),
    ];
    expect((await a.get(`/Observation/${own.id}`)).statusCode).toBe(200);
    const missing = await a.get(`/Observation/${randomUUID()}`);
    expect(missing.statusCode).toBe(404);
    for (const { id } of [foreign, performed, withheld]) {
      const answer = await a.get(`/Observation/${id}`);
      expect([answer.statusCode, answer.body]).toEqual([404, missing.body]);
    }
  });

  test.each([
    '/Patient',
    '/Patient?_id=1',
    '/Patient/x/Observation',
    '/Patient/x/_history',
    '/Patient/x/_history/1',
    '/Observation/_history',
    '/_history',
    '',
    '?_type=Patient',
    '/Patient/x/$everything',
    '/$export',
    '/AuditEvent/$x',
    '/Binary',
    '/Subscription/1',
    '/Coverage',
    '/Group/1',
    '/constructor',
    '/__proto__/1',
  ])('GET %s is denied', async (path) => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const answer = await a.get(path.replace('/x', `/${a.patientId}`));
    expect(answer.statusCode).toBe(403);
    expect(answer.json<Resource>().resourceType).toBe('OperationOutcome');
  });

  test.each(['POST', 'PATCH', 'DELETE'] as const)('%s is denied', async (method) => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const answer = await portal.app.inject({
      method,
      url: `/r4/Patient/${a.patientId}`,
      headers: { authorization: `Bearer ${a.tokens.access_token}`, 'content-type': 'application/fhir+json' },
      payload: '{"resourceType":"Patient"}',
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json<Resource>().resourceType).toBe('OperationOutcome');
  });
});

describe('searching', () => {
  test('finds one’s own only, whatever is asked', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await createPatient()];
    const own = await createObservation(a.patientId);
    const foreign = await createObservation(b.patientId);
    const withheld = await createObservation(a.patientId, {
      meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'NOPAT' }] },
    });
    expect(idsOf(await a.get('/Observation'))).toEqual([own.id]);
    expect(idsOf(await a.get(`/Observation?patient=${a.patientId}&_format=html`))).toEqual([own.id]);
    expect(idsOf(await a.get(`/Observation?_id=${own.id},${foreign.id},${withheld.id}`))).toEqual([own.id]);
    const count = (await a.get('/Observation?_summary=count')).json<Bundle>();
    expect(count.total).toBe(1);
    expect(count.entry).toBeUndefined();
    for (const path of [
      `patient=${b.patientId}`,
      `subject=Patient/${b.patientId}`,
      `patient=${a.patientId},${b.patientId}`,
    ]) {
      expect([path, (await a.get(`/Observation?${path}`)).statusCode]).toEqual([path, 403]);
    }
  });

  test('an appointment is found by its participant, and not when another patient takes part', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await createPatient()];
    const book = async (start: string, ...patients: Patient[]) => {
      const appointment: Appointment = {
        resourceType: 'Appointment',
        id: randomUUID(),
        status: 'proposed',
        start,
        end: start.replace(':00Z', ':30Z'),
        participant: patients.map(({ patientId }) => ({
          actor: { reference: `Patient/${patientId}` },
          status: 'accepted',
        })),
      };
      await putResource(appointment);
      return appointment.id;
    };
    const later = await book('2026-03-02T04:00:00Z', a);
    const sooner = await book('2026-03-01T04:00:00Z', a);
    await book('2026-03-01T05:00:00Z', b);
    await book('2026-03-01T06:00:00Z', a, b);
    const found = (await a.get('/Appointment?_sort=date')).json<Bundle>();
    expect(found.entry?.map(({ resource }) => resource?.id)).toEqual([sooner, later]);
    expect(found.entry?.[0]?.fullUrl).toBe(`${publicUrl}/r4/Appointment/${sooner}`);
  });

  test('pages by links of our own, which are decided anew', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const own = [];
    for (let day = 1; day <= 5; day++) {
      own.push((await createObservation(a.patientId, { effectiveDateTime: `2026-01-0${day}T08:00:00Z` })).id);
    }
    const seen: (string | undefined)[] = [];
    let next: string | undefined = '/Observation?_sort=-date&_count=2';
    let firstNext: string | undefined;
    while (next !== undefined) {
      const page: Bundle = (await a.get(next)).json();
      seen.push(...(page.entry ?? []).map(({ resource }) => resource?.id));
      const url = page.link?.find(({ relation }) => relation === 'next')?.url;
      expect(url ?? publicUrl).toMatch(publicUrl);
      next = url?.replace(`${publicUrl}/r4`, '');
      firstNext ??= next;
    }
    expect(seen).toEqual(own.toReversed());
    expect(idsOf(await b.get(firstNext ?? ''))).toEqual([]);
  });

  test('brings the results of a report, but none of another patient', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await createPatient()];
    const [own, foreign] = [await createObservation(a.patientId), await createObservation(b.patientId)];
    const report: DiagnosticReport = {
      resourceType: 'DiagnosticReport',
      id: randomUUID(),
      status: 'final',
      code: { text: 'Panel' },
      subject: { reference: `Patient/${a.patientId}` },
      result: [{ reference: `Observation/${own.id}` }, { reference: `Observation/${foreign.id}` }],
    };
    await putResource(report);
    expect(idsOf(await a.get('/DiagnosticReport?_include=DiagnosticReport:result'))).toEqual(
      [String(report.id), String(own.id)].sort(),
    );
  });

  test('the directory is open: doctors of a specialty with their persons and schedules, and their number', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const [organization, practitioner, role, schedule] = [
      randomUUID(),
      randomUUID(),
      randomUUID(),
      randomUUID(),
    ];
    await putResource({ resourceType: 'Organization', id: organization, name: 'Clinic' } as Resource);
    await putResource({
      resourceType: 'Practitioner',
      id: practitioner,
      name: [{ family: 'Rai' }],
    } as Resource);
    await putResource({
      resourceType: 'PractitionerRole',
      id: role,
      practitioner: { reference: `Practitioner/${practitioner}` },
      organization: { reference: `Organization/${organization}` },
      specialty: [{ coding: [{ system: 'http://snomed.info/sct', code: '394579002' }] }],
    } as Resource);
    await putResource({
      resourceType: 'Schedule',
      id: schedule,
      actor: [{ reference: `PractitionerRole/${role}` }],
    } as Resource);
    const query = `organization=${organization}&specialty=394579002`;
    const doctors = await a.get(
      `/PractitionerRole?${query}&_sort=-_lastUpdated&_include=PractitionerRole:practitioner&_revinclude=Schedule:actor`,
    );
    expect(idsOf(doctors)).toEqual([practitioner, role, schedule].sort());
    expect((await a.get(`/PractitionerRole?${query}&_summary=count`)).json<Bundle>().total).toBe(1);
  });
});

describe('a call without a good token', () => {
  test('is refused, and a cookie is no authority', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const path = `/r4/Patient/${a.patientId}`;
    const forge = (header: object) => {
      const [, payload] = a.tokens.access_token.split('.');
      return `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${payload}.${'A'.repeat(342)}`;
    };
    const bad: [string, Record<string, string>][] = [
      ['none', {}],
      ['empty', { authorization: 'Bearer ' }],
      ['basic', { authorization: 'Basic YTph' }],
      ['cookie', { cookie: [...a.browser.cookies].map((pair) => pair.join('=')).join('; ') }],
      ['id token', { authorization: `Bearer ${a.tokens.id_token}` }],
      ['no signature', { authorization: `Bearer ${forge({ alg: 'none' })}` }],
      ['symmetric', { authorization: `Bearer ${forge({ alg: 'HS256' })}` }],
      [
        'own key',
        { authorization: `Bearer ${forge({ alg: 'RS256', jku: 'http://127.0.0.1:1/keys', kid: 'x' })}` },
      ],
      ['spoiled', { authorization: `Bearer ${a.tokens.access_token.slice(0, -4)}AAAA` }],
      ['garbage', { authorization: 'Bearer a.b.c' }],
    ];
    for (const [what, headers] of bad) {
      const answer = await portal.app.inject({ url: path, headers });
      expect([what, answer.statusCode]).toEqual([what, 401]);
      expect(answer.headers['www-authenticate']).toContain('Bearer');
      expect(answer.json<Resource>().resourceType).toBe('OperationOutcome');
    }
  });

  test('a token that did not come through the portal is refused', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    await portal.infra.database.query('delete from portal.sessions where subject = $1', [a.userId]);
    expect((await a.get(`/Patient/${a.patientId}`)).statusCode).toBe(401);
  });
});
