import { randomUUID } from 'node:crypto';
import { downloadHeaders, type StartedDownload } from '@portal/api-contract/download';
import type { NewShare } from '@portal/api-contract/sharing';
import { usualChoice } from '@portal/clinical-domain/summary/summary-record';
import { buildNotification } from '@portal/test-stack/hospital-resources';
import { createRecordsClient } from '@portal/test-stack/seed/records-client';
import type { FhirResource } from 'fhir/r4';
import { beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '../src/worker/sweep.ts';
import { createNotificationPlanner } from '../src/notifications/plan-notifications.ts';
import { openNotificationRecords } from '../src/notifications/notification-records.ts';
import { openRecords } from '../src/records/open-records.ts';
import { listen } from '../test/event-reader.ts';
import { openZip } from '../test/opened-zip.ts';
import { encrypt, passcode } from '../test/share-link.ts';
import { publicUrl, recordsUrl } from '../test/stack.ts';
import { get } from './attack.ts';
import { bodyOf, nextApi } from './calls.ts';
import { withheld } from './traps.ts';
import { type World, bare, createWorld } from './world.ts';

type Stored = FhirResource & { id: string };

/** What was there, and is kept from the patient from one moment on, while they are signed in. No hook is set here. */
describe('case 79: what becomes withheld', () => {
  let world: World;
  const records = createRecordsClient(recordsUrl);
  const secret = () => world.a.mark('soon-withheld');
  const make = (resourceType: string, elements: object) =>
    ({ resourceType, id: randomUUID(), ...elements }) as unknown as Stored;
  const withhold = (...resources: Stored[]) =>
    records.putAll(resources.map((one) => ({ ...one, meta: { security: [withheld] } })));

  function buildRecord() {
    const subject = world.a.self;
    const problem = make('Condition', {
      subject,
      code: { text: secret() },
      clinicalStatus: {
        coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-clinical', code: 'active' }],
      },
    });
    const report = make('DiagnosticReport', {
      status: 'final',
      code: { text: secret() },
      subject,
      effectiveDateTime: '2026-10-01',
      presentedForm: [
        {
          contentType: 'application/pdf',
          data: Buffer.from(`%PDF-1.4 ${secret()}`).toString('base64'),
        },
      ],
    });
    const notification = make(
      'Communication',
      buildNotification(subject, {
        about: [{ reference: `DiagnosticReport/${report.id}` }],
        topic: { text: secret() },
        payload: [{ contentString: secret() }],
        sent: '2026-10-01T04:00:00Z',
      }),
    );
    return { problem, report, notification };
  }

  beforeAll(async () => {
    world = await createWorld();
  });

  const asJson = (path: string, body: object) =>
    world.ask({
      method: 'POST',
      path,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const readSummary = async () => (await asJson('/v1/summary/document', { choice: usualChoice })).text;

  async function askPart(id: string, part: string) {
    return fetch(`${nextApi()}/v1/downloads/${id}/parts/${part}`, {
      headers: { authorization: `Bearer ${await world.a.session.bearer()}` },
    });
  }

  async function begin(): Promise<StartedDownload> {
    return bodyOf(await world.ask({ method: 'POST', path: '/v1/downloads' })) as StartedDownload;
  }

  async function downloadAll(): Promise<string> {
    const { id, next } = await begin();
    const parts: Buffer[] = [];
    for (let part: string | null = next; part !== null;) {
      const answer = await askPart(id, part);
      expect(answer.status).toBe(200);
      parts.push(Buffer.from(await answer.arrayBuffer()));
      part = answer.headers.get(downloadHeaders.next);
    }
    return [...openZip(Buffer.concat(parts))]
      .map(([path, bytes]) => `${path}\n${bytes.toString()}`)
      .join('\n');
  }

  async function share(): Promise<NewShare> {
    const payload = await encrypt(JSON.stringify({ problem: secret() }), Buffer.alloc(32, 'k'));
    const answer = await asJson('/v1/shares', { payload, hours: 24, passcode });
    return bodyOf(answer) as NewShare;
  }

  const openShare = ({ url }: NewShare) =>
    fetch(`${nextApi()}${url.replace(publicUrl, '')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ recipient: 'Dr. Rai', passcode }),
    });

  test('is gone from pages, notifications, PDF, summary, download and link at once, and told by no name', async () => {
    const { problem, report, notification } = buildRecord();
    await records.putAll([problem, report, notification]);
    const paths = [
      get(`/Condition/${problem.id}`),
      get('/Condition'),
      get(`/DiagnosticReport/${report.id}`),
      get(`/Communication/${notification.id}`),
      get('/Communication?category=notification'),
      { path: `/v1/reports/${report.id}/pdf?language=en` },
    ];
    for (const path of paths) expect((await world.ask(path)).text).toContain(secret());
    expect(await readSummary()).toContain(secret());
    expect(await downloadAll()).toContain(secret());
    const link = await share();
    expect((await openShare(link)).status).toBe(200);
    const begun = await begin();
    const stream = await listen(nextApi(), await world.a.session.bearer());
    await expect.poll(() => stream.names).toContain('ready');

    const at = Date.now();
    await withhold(problem, report);
    const heard = expect
      .poll(() => stream.names, { timeout: 30_000, interval: 20 })
      .toContain('reset')
      .then(() => Date.now() - at);
    for (const path of paths) expect((await world.ask(path)).text).not.toContain(secret());
    const told = await world.ask(get(`/Communication/${notification.id}`));
    expect([told.status, told.text.includes(report.id)]).toEqual([200, false]);
    expect(await readSummary()).not.toContain(secret());
    expect((await openShare(link)).status).toBe(404);
    expect((await askPart(begun.id, begun.next)).status).toBe(404);
    expect(await downloadAll()).not.toContain(secret());

    process.stdout.write(`case 79: withheld to told, without the hook: ${await heard} ms\n`);
    const after = stream.text.slice(stream.text.indexOf('event: reset'));
    expect(after).not.toContain(secret());
    // The first version may be told late, as it was when the patient could read it; the withheld one never is.
    const withheldVersions = [problem.id, report.id].map((id) => `"id":"${id}","version":"2"`);
    for (const version of withheldVersions) expect(after).not.toContain(version);
  }, 180_000);

  test('is told to who was away; what was withheld from the first is told to nobody', async () => {
    const { problem } = buildRecord();
    await records.putAll([problem]);
    const cursor = new Date().toISOString();
    const listening = await listen(nextApi(), await world.b.session.bearer());
    const never = make('Condition', { subject: world.b.self, meta: { security: [withheld] } });
    await records.putAll([never]);
    await withhold(never);
    await withhold(problem);
    const back = await listen(nextApi(), await world.a.session.bearer(), { cursor });
    await expect.poll(() => back.names, { timeout: 20_000 }).toContain('reset');
    await new Promise((resolve) => setTimeout(resolve, 9000));
    expect(listening.names).not.toContain('reset');
    expect(listening.text).not.toContain(never.id);
  }, 120_000);

  test('takes its notifications along: the worker withholds them', async () => {
    const { report, notification } = buildRecord();
    const other = {
      ...notification,
      id: randomUUID(),
      about: [{ reference: world.a.self.reference }],
    } as Stored;
    await records.putAll([report, notification, other]);
    await withhold(report);
    const client = openRecords({ recordsUrl });
    const planNotifications = createNotificationPlanner({
      records: openNotificationRecords(client),
      jobs: { add: async () => undefined },
    });
    const changes: unknown[] = [];
    await sweep({
      name: `case 79 ${randomUUID()}`,
      database: { query: async () => [{ until: new Date(Date.now() - 1000) }] as never },
      records: client,
      onChange: async (change, resource) => {
        if (change.patientId !== world.a.id) return;
        changes.push(change);
        await planNotifications(change, resource);
      },
    });
    expect(changes).toContainEqual(expect.objectContaining({ id: report.id, isGone: true }));
    expect(await bare(`/Communication/${notification.id}`)).toContain('NOPAT');
    expect((await world.ask(get(`/Communication/${notification.id}`))).status).toBe(404);
    expect((await world.ask(get(`/Communication/${other.id}`))).text).toContain(secret());
    await client.close();
  });
});
