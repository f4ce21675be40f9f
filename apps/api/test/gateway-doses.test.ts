import type { MedicationAdministration } from 'fhir/r4';
import { matchRecords } from '@portal/clinical-domain/medicines/dose-states';
import { expandDoses } from '@portal/clinical-domain/medicines/expand-doses';
import { recordDose, takeBackDose } from '@portal/fhir-queries/medication-administration.query';
import { findMedicines } from '@portal/fhir-queries/medication-request.query';
import { describe, expect, test } from 'vitest';
import { clientOf, findErrors } from './gateway-client.ts';
import { hospitalPuts, signIn } from './gateway-patient.ts';
import { order, withheld } from './gateway-written.ts';
import { readResource } from './people.ts';
import { startPortal } from './portal.ts';

const at = Date.parse('2026-11-15T08:00:00+05:45');
const forgot = { code: 'forgot', text: 'Forgot', note: 'was on the bus' };

async function begin() {
  const patient = await signIn(await startPortal());
  const client = clientOf(patient);
  const request = await order(patient.patientId);
  const report = { patientId: patient.patientId, order: request, at };
  const list = async () => (await findMedicines(client, { since: at - 1000 })).records;
  return { patient, client, request, report, list };
}

const stored = async ({ id }: MedicationAdministration) =>
  (await readResource(`MedicationAdministration/${id}`)).body as MedicationAdministration;

describe('doses, as the app records them', () => {
  test('taken and skipped pass the records server’s validation', async () => {
    const { client, report } = await begin();
    const taken = await recordDose(client, report);
    const skipped = await recordDose(client, { ...report, at: at + 3600_000, skipped: forgot });
    expect([taken.status, skipped.status, skipped.statusReason?.[0]?.text]).toEqual([
      'completed',
      'not-done',
      'Forgot',
    ]);
    for (const { id } of [taken, skipped])
      expect(await findErrors(`MedicationAdministration/${id}`)).toEqual([]);
  });

  test('A1: when it was taken is stored, over the one that was taken back too', async () => {
    const { client, report, list } = await begin();
    const late = await recordDose(client, { ...report, takenAt: at + 12 * 60_000 });
    expect(late.effectiveDateTime).toBe('2026-11-15T02:27:00Z');
    expect(await findErrors(`MedicationAdministration/${late.id}`)).toEqual([]);
    await takeBackDose(client, late);
    await recordDose(client, { ...report, takenAt: at + 3_600_000 });
    const planned = expandDoses(
      { ...report.order, dosageInstruction: [{ timing: { event: [new Date(at).toISOString()] } }] },
      { first: '2026-11-15', last: '2026-11-15' },
      'Asia/Kathmandu',
    );
    const [dose] = matchRecords(planned, await list());
    expect([dose?.state, dose?.record?.effectiveDateTime]).toEqual(['done', '2026-11-15T03:15:00Z']);
  });

  test('twenty at once and once more later are one resource in its first version', async () => {
    const { client, report, list } = await begin();
    const answers = await Promise.all(Array.from({ length: 20 }, () => recordDose(client, report)));
    const again = await recordDose(client, report);
    expect(new Set([...answers, again].map(({ id }) => id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
    expect((await stored(again)).meta?.versionId).toBe('1');
  });

  test('who was first stands: a second tab that says otherwise is answered with what is stored', async () => {
    const { client, report } = await begin();
    await recordDose(client, report);
    expect((await recordDose(client, { ...report, skipped: forgot })).status).toBe('completed');
  });

  test('undo takes it out of every list, and it can be said anew under the same id', async () => {
    const { client, report, list } = await begin();
    const skipped = await recordDose(client, { ...report, skipped: forgot });
    await takeBackDose(client, skipped);
    expect(await list()).toEqual([]);
    expect((await stored(skipped)).status).toBe('entered-in-error');
    expect(await findErrors(`MedicationAdministration/${skipped.id}`)).toEqual([]);
    const taken = await recordDose(client, report);
    expect([taken.id, taken.status, taken.statusReason, taken.note]).toEqual([
      skipped.id,
      'completed',
      undefined,
      undefined,
    ]);
    expect(await findErrors(`MedicationAdministration/${taken.id}`)).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  test('an undo that comes after another change is refused', async () => {
    const { client, report } = await begin();
    const taken = await recordDose(client, report);
    await takeBackDose(client, taken);
    await recordDose(client, report);
    await expect(takeBackDose(client, taken)).rejects.toMatchObject({ isOutdated: true });
  });

  test('another patient’s order is none of ours, and an order that is withheld is not listed', async () => {
    const { client, report, patient } = await begin();
    const other = await signIn(await startPortal());
    await expect(
      recordDose(clientOf(other), { ...report, patientId: other.patientId }),
    ).rejects.toMatchObject({ status: 422 });
    const hidden = await hospitalPuts({ ...report.order, id: crypto.randomUUID(), meta: withheld });
    const { orders } = await findMedicines(client, { since: at });
    expect(orders.map(({ id }) => id)).toEqual([report.order.id]);
    expect((await patient.get(`/MedicationRequest/${hidden.id}`)).statusCode).toBe(404);
  });
});
