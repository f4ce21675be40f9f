import type { Bundle, Communication, MedicationRequest } from 'fhir/r4';
import { doseId } from '@portal/clinical-domain/medicines/dose-id';
import { recordDose } from '@portal/fhir-queries/medication-administration.query';
import { expect, test } from 'vitest';
import type { NotificationJob } from '../src/notifications/notification-job.ts';
import { openNotificationRecords } from '../src/notifications/notification-records.ts';
import { planDoses } from '../src/notifications/plan-doses.ts';
import { createPreferenceStore } from '../src/notifications/preference-store.ts';
import { clientOf } from './gateway-client.ts';
import { type SignedIn, hospitalPuts, signIn } from './gateway-patient.ts';
import { openNotificationMaker } from './notification-maker.ts';
import { type TestPortal, startPortal } from './portal.ts';
import { recordsUrl } from './stack.ts';

/** Due a minute ago, so that it is told now; planned while it was still to come. */
const dueAt = Math.floor(Date.now() / 60_000) * 60_000 - 60_000;
const plannedAt = dueAt - 20 * 60_000;

const orderDue = (patient: SignedIn, at = dueAt) =>
  hospitalPuts<MedicationRequest>({
    resourceType: 'MedicationRequest',
    status: 'active',
    intent: 'order',
    subject: patient.self,
    medicationCodeableConcept: { text: 'CANARY-metformin' },
    dosageInstruction: [{ timing: { event: [new Date(at).toISOString()] } }],
  });

const ask = (portal: TestPortal, patient: SignedIn, dose: string[]) =>
  portal.app.inject({
    method: 'PUT',
    url: '/v1/notice-preferences',
    headers: { authorization: `Bearer ${patient.tokens.access_token}` },
    payload: {
      choices: { visit: [], reminder: [], result: [], message: [], dose },
      quietHours: { from: '00:00', until: '23:59' },
      language: 'en',
    },
  });

/** Plans the doses of an hour, and makes what came of it for these patients. */
function createReminders({ settings, infra }: TestPortal) {
  const records = openNotificationRecords(infra.records);
  const preferences = createPreferenceStore(infra.database);
  const { make } = openNotificationMaker({ settings, infra });
  return {
    async plan(patients: SignedIn[]) {
      const planned = new Map<string, NotificationJob>();
      const collect = async (_queue: string, added: readonly { id: string; data: object }[]) => {
        for (const { id, data } of added) planned.set(id, data as NotificationJob);
      };
      await planDoses(
        { records, preferences, jobs: { add: collect }, zone: settings.clinic.zone },
        plannedAt,
      );
      return [...planned.values()].filter((job) => patients.some((each) => each.patientId === job.patientId));
    },
    make,
  };
}

async function remindersOf({ patientId }: SignedIn): Promise<Communication[]> {
  const answer = await fetch(`${recordsUrl}/Communication?patient=${patientId}&category=notification`, {
    headers: { 'cache-control': 'no-cache' },
  });
  return (((await answer.json()) as Bundle).entry ?? []).map(({ resource }) => resource as Communication);
}

test('a dose is told at its time to whoever asked, once, in quiet hours too, and without the medicine’s name', async () => {
  const portal = await startPortal();
  const [asked, other] = [await signIn(portal), await signIn(portal)];
  expect((await ask(portal, asked, ['in-app'])).statusCode).toBe(204);
  await orderDue(asked);
  await orderDue(asked, dueAt + 3 * 3_600_000);
  await orderDue(other);
  const reminders = createReminders(portal);
  const [first, again] = [await reminders.plan([asked, other]), await reminders.plan([asked, other])];
  expect(again).toEqual(first);
  expect(first.map(({ patientId, at }) => [patientId, at])).toEqual([[asked.patientId, dueAt]]);
  for (const job of [...first, ...again]) await reminders.make(job);
  const [told, ...more] = await remindersOf(asked);
  expect([more, told?.meta?.versionId]).toEqual([[], '1']);
  expect(JSON.stringify(told)).not.toContain('CANARY');
  expect(await remindersOf(other)).toEqual([]);
});

test('a dose that was reported, stopped or is half an hour old is not told', async () => {
  const portal = await startPortal();
  const [taken, stopped, late] = [await signIn(portal), await signIn(portal), await signIn(portal)];
  const patients = [taken, stopped, late];
  for (const each of patients) await ask(portal, each, ['in-app']);
  const takenOrder = await orderDue(taken);
  const stoppedOrder = await orderDue(stopped);
  await orderDue(late);
  const reminders = createReminders(portal);
  const jobs = await reminders.plan(patients);
  expect(jobs).toHaveLength(3);
  const { id } = await recordDose(clientOf(taken), {
    patientId: taken.patientId,
    order: takenOrder,
    at: dueAt,
  });
  expect(id).toBe(await doseId(taken.patientId, takenOrder.id ?? '', dueAt));
  await hospitalPuts<MedicationRequest>({ ...stoppedOrder, status: 'stopped' });
  for (const job of jobs)
    await reminders.make(job.patientId === late.patientId ? { ...job, time: dueAt - 31 * 60_000 } : job);
  for (const each of patients) expect(await remindersOf(each)).toEqual([]);
});
