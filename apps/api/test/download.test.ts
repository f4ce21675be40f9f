import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { downloadHeaders, type StartedDownload } from '@portal/api-contract/download';
import { type HomeReading, parseHomeReading } from '@portal/clinical-domain/vitals/home-reading';
import { saveHomeReading, takeBackHomeReading } from '@portal/fhir-queries/home-reading.query';
import { loadLargeRecord } from '@portal/test-stack/large-record';
import type { AuditEvent, Binary, Bundle, DocumentReference, Observation, Resource } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { firstState } from '../src/download/download-state.ts';
import { makePart } from '../src/download/make-part.ts';
import { createHideReferences } from '../src/patient-access/hide-references.ts';
import { createRecordReader } from '../src/patient-access/record-reader.ts';
import { parseScopes } from '../src/patient-access/scopes.ts';
import { compartment } from '../src/patient-access/tables/compartment.ts';
import { createContactStore } from '../src/contacts/contact-store.ts';
import { createPreferenceStore } from '../src/notifications/preference-store.ts';
import { clientOf } from './gateway-client.ts';
import { hospitalPuts, signIn, type SignedIn } from './gateway-patient.ts';
import { file, withheld } from './gateway-written.ts';
import { putLabReport } from './lab-reports.ts';
import { openZip } from './opened-zip.ts';
import { startPortal, type TestPortal } from './portal.ts';
import { recordsUrl, stack } from './stack.ts';

const call = (portal: TestPortal, { tokens }: SignedIn, method: 'GET' | 'POST' | 'DELETE', path: string) =>
  portal.app.inject({
    method,
    url: `/v1/downloads${path}`,
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });

async function begin(portal: TestPortal, patient: SignedIn): Promise<StartedDownload> {
  const answer = await call(portal, patient, 'POST', '');
  expect(answer.statusCode).toBe(201);
  return answer.json<StartedDownload>();
}

/** Takes the parts from these processes in turn; each part is asked for twice, and the first or the second answer kept. */
async function download(portals: TestPortal[], patient: SignedIn) {
  const [first] = portals as [TestPortal];
  const { id, next: firstPart, resources } = await begin(first, patient);
  const parts: Buffer[] = [];
  let told: Record<string, unknown> = {};
  for (let part: string | undefined = firstPart; part !== undefined;) {
    const portal = portals[parts.length % portals.length] ?? first;
    const answers = [
      await call(portal, patient, 'GET', `/${id}/parts/${part}`),
      await call(portal, patient, 'GET', `/${id}/parts/${part}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const kept = answers[parts.length % 2];
    if (!kept) throw new Error('There is no answer.');
    parts.push(kept.rawPayload);
    told = kept.headers;
    part = kept.headers[downloadHeaders.next] as string | undefined;
  }
  return { id, resources, parts, told, zip: Buffer.concat(parts) };
}

const linesOf = (files: Map<string, Buffer>, type: string) =>
  [...files]
    .filter(([path]) => path.endsWith(`/fhir/${type}.ndjson`))
    .flatMap(([, bytes]) => bytes.toString().trimEnd().split('\n'))
    .map((line) => JSON.parse(line) as Resource);

/** What the bare records server has of that patient: what is withheld and what was entered in error is left out by hand. */
async function findAtRecords(type: string, patientId: string): Promise<string[]> {
  const ids: string[] = [];
  for (let offset = 0; ; offset += 500) {
    const query = `patient=${patientId}&_count=500&_offset=${offset}&_sort=_id`;
    const answer = await fetch(`${recordsUrl}/${type}?${query}`, {
      headers: { 'cache-control': 'no-cache' },
    });
    const { entry = [] } = (await answer.json()) as Bundle;
    for (const { resource } of entry) {
      const { status } = resource as { status?: string };
      if (!resource?.meta?.security && status !== 'entered-in-error') ids.push(resource?.id ?? '');
    }
    if (entry.length < 500) return ids.toSorted();
  }
}

async function putLetter(
  patient: SignedIn,
  title: string,
  text: string,
  change: Partial<DocumentReference> = {},
) {
  const binary = await hospitalPuts<Binary>(
    file(patient, { data: Buffer.from(text).toString('base64'), contentType: 'text/plain' }),
  );
  return hospitalPuts<DocumentReference>({
    resourceType: 'DocumentReference',
    status: 'current',
    subject: patient.self,
    content: [{ attachment: { contentType: 'text/plain', url: `Binary/${binary.id}`, title } }],
    ...change,
  });
}

describe('a large record', () => {
  test('F16: is in the zip whole, also to read, and nothing else is, however often a part is asked for and whoever makes it', async () => {
    const portals = [await startPortal(), await startPortal()];
    const [portal] = portals as [TestPortal];
    const [a, b] = [await signIn(portal), await signIn(portal)];
    await loadLargeRecord(stack, a.patientId, { reports: 30, observations: 1000 });
    await loadLargeRecord(stack, b.patientId, { reports: 1, observations: 3 });
    await putLetter(a, '../../../../tmp/evil', 'up and away');
    await putLetter(a, '/etc/passwd', 'absolute');
    await putLetter(a, 'C:\\autorun.exe', 'windows');
    await putLetter(a, 'Taken back', 'taken back', { status: 'entered-in-error' });
    await putLetter(a, 'Withheld', 'withheld', { meta: withheld });
    const foreign = await hospitalPuts<Binary>(file(b, { data: Buffer.from('CANARY-B').toString('base64') }));
    await putLetter(a, 'Points to another’s file', 'own', {
      content: [{ attachment: { contentType: 'text/plain', url: `Binary/${foreign.id}` } }],
    });
    const carried = { contentType: 'text/plain', data: Buffer.from('carried').toString('base64') };
    await putLetter(a, 'x', 'x', {
      content: [{ attachment: carried }],
      description: 'Carried in the record',
    });
    const weight: Omit<Observation, 'id'> = {
      resourceType: 'Observation',
      status: 'final',
      code: { text: 'Weight' },
      subject: a.self,
    };
    await hospitalPuts<Observation>({ ...weight, meta: withheld });
    await hospitalPuts<Observation>({ ...weight, status: 'entered-in-error' });

    await createPreferenceStore(portal.infra.database).mute(a.patientId, 'Practitioner/muted-one');

    const { id, parts, resources, told, zip } = await download(portals, a);
    expect(parts.length).toBeGreaterThan(1);
    const files = openZip(zip);
    const types = Object.keys(compartment).filter((type) => !['AuditEvent', 'Binary'].includes(type));
    let count = 1;
    for (const type of types) {
      const ids = linesOf(files, type).map((resource) => resource.id ?? '');
      expect({ type, ids: ids.toSorted() }).toEqual({ type, ids: await findAtRecords(type, a.patientId) });
      count += ids.length;
    }
    expect(linesOf(files, 'Patient')).toMatchObject([{ id: a.patientId }]);
    expect(linesOf(files, 'Observation')).toHaveLength(1000);
    expect(resources).toBe(count);

    const names = [...files.keys()].map((path) => path.replace(/^health-record-[\d-]+\//, ''));
    expect(names.filter((name) => !name.startsWith('fhir/')).toSorted()).toEqual([
      'README.txt',
      expect.stringMatching(/^files\/000\d /),
      expect.stringMatching(/^files\/000\d /),
      expect.stringMatching(/^files\/000\d /),
      expect.stringMatching(/^files\/000\d /),
      'health-record.html',
      'manifest.json',
      'portal/notifications.json',
    ]);
    const contents = [...files]
      .filter(([path]) => path.includes('/files/'))
      .map(([path, bytes]) => `${path.replace(/^.*\/files\/\d+ /, '')}: ${bytes.toString()}`);
    expect(contents.toSorted()).toEqual([
      'C autorun.txt: windows',
      'Carried in the record.txt: carried',
      'etc passwd.txt: absolute',
      'tmp evil.txt: up and away',
    ]);
    expect(told[downloadHeaders.files]).toBe('4');

    const page = [...files].find(([path]) => path.endsWith('/health-record.html'))?.[1].toString() ?? '';
    expect(page).toMatch(/^<!doctype html>[^]*<\/html>\n$/);
    expect(page.match(/<article>/g)?.length).toBe(count - 1);
    expect(page.match(/Taken back|Withheld/)).toBeNull();
    for (const heading of ['Test reports', 'जाँचका रिपोर्ट', 'Single results and readings', 'Documents'])
      expect(page.split(`>${heading}<`)).toHaveLength(2);

    const manifest = JSON.parse(
      [...files].find(([path]) => path.endsWith('manifest.json'))?.[1].toString() ?? '',
    ) as {
      output: { type: string; count: number }[];
      leftOut: { what: string }[];
    };
    expect(manifest.output.find(({ type }) => type === 'Observation')?.count).toBe(1000);
    expect(manifest.leftOut.map(({ what }) => what).join()).toContain('A file of DocumentReference/');
    const choices = [...files].find(([path]) => path.endsWith('portal/notifications.json'))?.[1].toString();
    expect(JSON.parse(choices ?? '')).toEqual({
      preferences: 'defaults',
      mutedConversations: ['Practitioner/muted-one'],
      contacts: expect.any(Array) as unknown[],
    });
    const everything = [...files.values()].map(String).join('\n');
    for (const secret of [b.patientId, 'CANARY-B', Buffer.from('CANARY-B').toString('base64')])
      expect(everything).not.toContain(secret);

    await portal.infra.database.query('delete from portal.downloads where id = $1', [id]);
  }, 240_000);

  test('an app that may see one type gets that one, and is told what is left out', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    await hospitalPuts<Observation>({
      resourceType: 'Observation',
      status: 'final',
      code: {},
      subject: a.self,
    });
    const caller = {
      patientId: a.patientId,
      sessionId: randomUUID(),
      scopes: parseScopes('patient/Observation.rs'),
    };
    const sources = {
      records: createRecordReader({ ...portal, hideReferences: createHideReferences(portal.infra.records) }),
      audit: { search: async () => ({ resourceType: 'Bundle', type: 'searchset' }) as Bundle },
      preferences: createPreferenceStore(portal.infra.database),
      contacts: createContactStore(portal.infra.database, portal.settings),
      fhirBase: portal.settings.fhirBase,
      clinic: portal.settings.clinic,
    };
    let state = firstState(new Date());
    const parts: Buffer[] = [];
    for (let isLast = false; !isLast;) {
      const made = await makePart(sources, state, caller);
      parts.push(made.bytes);
      [state, isLast] = [made.after, made.isLast];
    }
    const files = openZip(Buffer.concat(parts));
    expect(Object.keys(state.counts)).toEqual(['Observation']);
    expect(linesOf(files, 'Observation')).toHaveLength(1);
    expect(state.leftOut).toContainEqual({
      what: 'Resources of type Condition',
      why: 'This app was not given the right to see it.',
    });
  });
});

describe('a download', () => {
  test('F16: has a page to read, with reports and their values, and without what is withheld', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    await putLabReport(a);
    await putLetter(a, 'x', 'x', { description: 'Letter of the eye clinic' });
    await putLetter(a, 'x', 'x', { description: 'CANARY-WITHHELD', meta: withheld });
    const files = openZip((await download([portal], a)).zip);
    const page = [...files].find(([path]) => path.endsWith('/health-record.html'))?.[1].toString() ?? '';
    expect(page).toMatch(/^<!doctype html>[^]*<\/html>\n$/);
    for (const said of [
      'Lipid Profile',
      '1 of 2 values is above the normal range.',
      'Doctor Notes: Cholesterol is a little high.',
      '२१२ mg/dL',
      'Letter of the eye clinic',
    ])
      expect(page).toContain(said);
    expect(page).not.toContain('CANARY');
    expect(page.split('>Test reports<')).toHaveLength(2);
  });

  test('has the readings that the patient typed in, as they are, and none that were taken back', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const client = clientOf(a);
    const readings = [127, 131].map((upper): HomeReading => {
      const now = Math.floor(Date.now() / 1000) * 1000;
      const values = [upper, 81];
      return { id: randomUUIDv7(), kind: 'blood-pressure', values, at: now, enteredAt: now, note: 'At rest' };
    });
    const [kept, gone] = readings as [HomeReading, HomeReading];
    for (const reading of readings) await saveHomeReading(client, { patientId: a.patientId, reading });
    await takeBackHomeReading(client, { patientId: a.patientId, reading: gone });
    const files = openZip((await download([portal], a)).zip);
    const found = linesOf(files, 'Observation');
    expect(found.map(({ id }) => id)).toEqual([kept.id]);
    expect(parseHomeReading(found[0] as Observation)).toEqual(kept);
    const page = [...files].find(([path]) => path.endsWith('/health-record.html'))?.[1].toString() ?? '';
    const [, body = ''] = page.split('</style>');
    expect(body).toMatch(/\b127\b/);
    expect(body).not.toMatch(/\b131\b/);
  });

  test('is its patient’s and its session’s alone; every other is answered like one that is not there', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const again = await signIn(portal, a);
    const { id, next } = await begin(portal, a);
    const missing = await call(portal, a, 'GET', `/${randomUUID()}/parts/${randomUUID()}`);
    expect(missing.statusCode).toBe(404);
    for (const other of [b, again]) {
      const part = await call(portal, other, 'GET', `/${id}/parts/${next}`);
      expect([part.statusCode, part.body]).toEqual([404, missing.body]);
      const end = await call(portal, other, 'DELETE', `/${id}`);
      expect([end.statusCode, end.body]).toEqual([404, missing.body]);
    }
    expect((await portal.app.inject({ url: `/v1/downloads/${id}/parts/${next}` })).statusCode).toBe(401);
    expect((await call(portal, a, 'GET', `/${id}/parts/..%2F..`)).statusCode).toBe(400);
    const own = await begin(portal, b);
    const crossed = await call(portal, b, 'GET', `/${own.id}/parts/${next}`);
    expect([crossed.statusCode, crossed.body]).toEqual([404, missing.body]);
    expect((await call(portal, a, 'GET', `/${id}/parts/${next}`)).statusCode).toBe(200);
  });

  test('ends when it is whole, when another begins, and after half an hour', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const first = await begin(portal, a);
    const second = await begin(portal, a);
    expect((await call(portal, a, 'GET', `/${first.id}/parts/${first.next}`)).statusCode).toBe(404);
    expect((await call(portal, a, 'GET', `/${second.id}/parts/${second.next}`)).statusCode).toBe(200);
    await portal.infra.database.query(`update portal.downloads set expires_at = now() where id = $1`, [
      second.id,
    ]);
    expect((await call(portal, a, 'GET', `/${second.id}/parts/${second.next}`)).statusCode).toBe(404);
    const third = await begin(portal, a);
    expect((await call(portal, a, 'DELETE', `/${third.id}`)).statusCode).toBe(204);
    expect((await call(portal, a, 'GET', `/${third.id}/parts/${third.next}`)).statusCode).toBe(404);
    const kept = await portal.infra.database.query('select 1 from portal.downloads where patient_id = $1', [
      a.patientId,
    ]);
    expect(kept).toEqual([]);
  });

  test('leaves its beginning and its end in the list of who looked, once each, and takes that list along', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    await a.get('/Observation');
    await portal.app.inject('/healthz');
    const list = async () => {
      const { entry = [] } = (await a.get('/AuditEvent?_count=200')).json<Bundle<AuditEvent>>();
      return entry.flatMap(({ resource }) => resource ?? []);
    };
    await expect.poll(async () => (await list()).some(({ action }) => action === 'E')).toBe(true);
    const before = (await list()).map(({ id }) => id);
    const { zip } = await download([portal], a);
    const after = (await list()).map(({ subtype }) => subtype?.[0]?.code ?? '');
    expect(after.filter((code) => code.startsWith('download')).toSorted()).toEqual([
      'download-end',
      'download-start',
    ]);
    const taken = new Set(linesOf(openZip(zip), 'AuditEvent').map(({ id }) => id));
    expect(before.filter((id) => !taken.has(id))).toEqual([]);
  });

  test('keeps nothing readable at rest, and nothing of it in the logs', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    await putLetter(a, 'CANARY-TITLE', 'CANARY-TEXT');
    const { id, next } = await begin(portal, a);
    const part = await call(portal, a, 'GET', `/${id}/parts/${next}`);
    expect(part.statusCode).toBe(200);
    const rows = await portal.infra.database.query<{ state: Buffer }>(
      'select state from portal.download_steps where download_id = $1',
      [id],
    );
    expect(rows.length).toBeGreaterThan(0);
    const stored = rows.map(({ state }) => state.toString('latin1')).join();
    for (const word of ['CANARY', a.patientId, 'Binary', 'fhir/']) expect(stored).not.toContain(word);
    for (const word of ['CANARY', a.patientId, id]) expect(portal.logLines.join('\n')).not.toContain(word);
  });

  test('is not begun more than six times a minute', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const statuses: number[] = [];
    for (let round = 0; round < 7; round += 1) statuses.push((await call(portal, a, 'POST', '')).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});
