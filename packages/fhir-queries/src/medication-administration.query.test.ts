import type { MedicationAdministration, MedicationRequest, Resource } from 'fhir/r4';
import { expect, test } from 'vitest';
import { recordDose, takeBackDose } from './medication-administration.query.ts';
import { RecordsRefusal } from './records-client.ts';

const order: MedicationRequest = {
  resourceType: 'MedicationRequest',
  id: 'o',
  status: 'active',
  intent: 'order',
  subject: {},
  medicationReference: { display: 'Syrup' },
};
const report = { patientId: 'p', order, at: Date.parse('2026-11-15T02:15:00Z') };

type Sent = { path: string; body: Resource; headers: Record<string, string> | undefined };

/** Refuses a first write over what is stored, as the gateway does. */
function clientWith(stored?: MedicationAdministration) {
  const sent: Sent[] = [];
  const put = async (path: string, body: Resource, headers?: Record<string, string>) => {
    sent.push({ path, body, headers });
    if (stored && headers === undefined) throw new RecordsRefusal(409, undefined);
    return body;
  };
  return { sent, put, get: async () => stored };
}

test('a dose is the same text whenever it is sent', async () => {
  const client = clientWith();
  const [first, second] = [await recordDose(client, report), await recordDose(client, report)];
  expect(second).toEqual(first);
  expect(first).toMatchObject({
    status: 'completed',
    subject: { reference: 'Patient/p' },
    performer: [{ actor: { reference: 'Patient/p' } }],
    request: { reference: 'MedicationRequest/o' },
    effectiveDateTime: '2026-11-15T02:15:00Z',
    medicationCodeableConcept: { text: 'Syrup' },
  });
  expect(client.sent[0]?.path).toBe(`MedicationAdministration/${first.id}`);
});

test('when it was taken is its effective time; it stays the dose that was planned', async () => {
  const takenAt = report.at + 12 * 60_000;
  const [planned, later] = [
    await recordDose(clientWith(), report),
    await recordDose(clientWith(), { ...report, takenAt }),
  ];
  expect(later.effectiveDateTime).toBe('2026-11-15T02:27:00Z');
  expect([later.id, later.identifier]).toEqual([planned.id, planned.identifier]);
});

const stored = (status: MedicationAdministration['status']): MedicationAdministration => ({
  resourceType: 'MedicationAdministration',
  id: 'd',
  meta: { versionId: '2' },
  status,
  statusReason: [{ text: 'Forgot' }],
  note: [{ text: 'bus' }],
  subject: {},
});

test('what another device said stands', async () => {
  const client = clientWith(stored('not-done'));
  expect((await recordDose(client, report)).status).toBe('not-done');
  expect(client.sent).toHaveLength(1);
});

test('what was taken back is said anew, over the version that was read and without the old reason', async () => {
  const client = clientWith(stored('entered-in-error'));
  const again = await recordDose(client, report);
  expect([again.status, again.statusReason, again.note]).toEqual(['completed', undefined, undefined]);
  expect(client.sent[1]?.headers).toEqual({ 'if-match': 'W/"2"' });
});

test('any other refusal is told', async () => {
  const client = { ...clientWith(), put: async () => Promise.reject(new RecordsRefusal(403, undefined)) };
  await expect(recordDose(client, report)).rejects.toMatchObject({ status: 403 });
});

test('taken back means entered in error, in the version that was seen', async () => {
  const client = clientWith();
  await takeBackDose(client, stored('completed'));
  expect(client.sent[0]).toMatchObject({
    body: { status: 'entered-in-error' },
    headers: { 'if-match': 'W/"2"' },
  });
});
