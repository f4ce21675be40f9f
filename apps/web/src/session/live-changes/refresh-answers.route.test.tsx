import type { Appointment, FhirResource, Invoice, Observation } from 'fhir/r4';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellChange } from '../../../test/fake-event-stream.ts';
import { recordOf } from '../../../test/fake-record.ts';
import { openPage } from '../../../test/open-page.tsx';
import { self } from '../../../test/records.ts';
import { refreshAnswers } from './refresh-answers.ts';

let stop: () => void;
beforeAll(() => {
  stop = refreshAnswers();
});
afterAll(() => stop());

const pulse = (rate: number): Observation => ({
  resourceType: 'Observation',
  id: 'pulse',
  status: 'final',
  category: [
    {
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'vital-signs' }],
    },
  ],
  code: { coding: [{ system: 'http://loinc.org', code: '8867-4' }] },
  subject: self,
  effectiveDateTime: '2026-11-02T04:00:00Z',
  valueQuantity: { value: rate, unit: '/min' },
});

const visit = (status: Appointment['status']): Appointment => ({
  resourceType: 'Appointment',
  id: 'visit.17',
  status,
  start: '2099-11-02T04:00:00Z',
  end: '2099-11-02T04:20:00Z',
  participant: [{ actor: self, status: 'accepted' }],
});

const invoice = (status: Invoice['status']): Invoice => ({
  resourceType: 'Invoice',
  id: 'bill',
  status,
  subject: self,
  totalNet: { value: 450, currency: 'NPR' },
  totalGross: { value: 450, currency: 'NPR' },
});

async function change(record: ReturnType<typeof recordOf>, resource: FhirResource & { id: string }) {
  record.keep(resource);
  await tellChange({ type: resource.resourceType, id: resource.id, version: crypto.randomUUID() });
}

test('vitals that are measured meanwhile are shown', async () => {
  const record = recordOf(pulse(84));
  const { screen } = await openPage('/my-health/vitals', record.answer);
  await expect.element(screen.getByText('84', { exact: false }).first()).toBeVisible();
  await change(record, { ...pulse(72), id: 'pulse' });
  await expect.element(screen.getByText('72', { exact: false }).first()).toBeVisible();
});

test('the overview of My Health follows each of its parts', async () => {
  const record = recordOf();
  const { screen } = await openPage('/my-health', record.answer);
  await expect.element(screen.getByText('Conditions your doctors find will show up here.')).toBeVisible();
  await change(record, { resourceType: 'Condition', id: 'new', subject: self, code: { text: 'Migraine' } });
  await expect.element(screen.getByText('Migraine')).toBeVisible();
});

test('a visit is refreshed whatever its id looks like', async () => {
  const record = recordOf(visit('proposed'));
  const { screen } = await openPage('/appointments/visit.17', record.answer);
  await expect.element(screen.getByText('Proposed', { exact: true }).first()).toBeVisible();
  await change(record, { ...visit('booked'), id: 'visit.17' });
  await expect.element(screen.getByText('Confirmed', { exact: true }).first()).toBeVisible();
});

test('a bill that is paid meanwhile is no longer to be paid', async () => {
  const record = recordOf(invoice('issued'));
  const { screen } = await openPage('/bills', record.answer);
  await expect.element(screen.getByText('Rs 450').first()).toBeVisible();
  await change(record, { ...invoice('balanced'), id: 'bill' });
  await expect.element(screen.getByText('Rs 0')).toBeVisible();
});
