import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { MedicationAdministration, MedicationRequest } from 'fhir/r4';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OfflineRecord } from '../../session/offline-copy/offline-record.ts';
import type { WaitingDose } from '../../session/offline-copy/waiting-doses.ts';
import { OfflineMedicines } from './offline-medicines.tsx';
import { TodaysDoses } from './todays-doses.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const at = (clock: string) => `2026-11-16T${clock}:00+05:45`;

const order = (id: string, more: Partial<MedicationRequest>): MedicationRequest => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  subject: {},
  medicationCodeableConcept: { text: `${id} 500 mg` },
  ...more,
});
const taken = (orderId: string, time: string, planned = time): MedicationAdministration => ({
  resourceType: 'MedicationAdministration',
  id: `${orderId} ${time}`,
  status: 'completed',
  subject: {},
  identifier: [{ system: systemUris.dose, value: `p/${orderId}/${at(planned)}` }],
  medicationCodeableConcept: { text: `${orderId} 500 mg` },
  effectiveDateTime: at(time),
  request: { reference: `MedicationRequest/${orderId}` },
});
const paracetamol = order('Paracetamol', {
  dosageInstruction: [
    {
      text: '1 tablet when the knee hurts',
      asNeededBoolean: true,
      maxDosePerPeriod: { numerator: { value: 4 }, denominator: { value: 1, unit: 'd', code: 'd' } },
    },
  ],
});
const metformin = order('Metformin', {
  dosageInstruction: [
    { timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd', timeOfDay: ['08:00:00'] } } },
  ],
});

const atNine = order('Paracetamol at nine', {
  medicationCodeableConcept: { text: 'Paracetamol 500 mg' },
  dosageInstruction: [
    { timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd', timeOfDay: ['09:00:00'] } } },
  ],
});

const recordOf = (doses: MedicationAdministration[]): OfflineRecord => ({
  patientId: 'p',
  name: 'Maya Tamang',
  zone: 'Asia/Kathmandu',
  keptAt: Date.parse(at('12:00')),
  visits: [],
  practitioners: [],
  orders: [paracetamol, metformin, atNine],
  doses,
  reports: [],
  observations: [],
});

async function show(doses: MedicationAdministration[], waiting: WaitingDose[] = []): Promise<string> {
  const record = recordOf(doses);
  const { prelude } = await prerender(
    <I18nProvider i18n={i18n}>
      <OfflineMedicines record={record} waiting={waiting} />
      <TodaysDoses record={record} waiting={waiting} unread={undefined} />
    </I18nProvider>,
  );
  const html = await new Response(prelude).text();
  return html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]+>/g, ' ');
}

vi.mock('@portal/ui/i18n/day-view.ts', () => ({ useDayView: () => ({ language: 'en', bikram: undefined }) }));

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(at('12:00')), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('A1: the offline copy tells what was taken as needed, and warns of more so soon', async () => {
  const page = await show([taken('Paracetamol', '11:30')]);
  expect(page).toMatch(/Taken at\s+11:30 AM/);
  expect(page).toMatch(/You took the last one at\s+11:30 AM\s*\. Ask your doctor/);
  expect(await show([])).not.toMatch(/Taken at|You took the last one/);
});

test('A1: the most for one day is told', async () => {
  const page = await show(['01:00', '04:00', '07:00', '11:00'].map((time) => taken('Paracetamol', time)));
  expect(page).toMatch(/recorded the most for one day \(\s*4\s*\)/);
  expect(page).not.toContain('You took the last one');
});

test('A1: a dose that is done says when it was taken, not when it was planned', async () => {
  expect(await show([taken('Metformin', '10:40', '08:00')])).toMatch(/Taken at\s+10:40 AM/);
});

test('A1: a dose that was noted here and not sent yet warns too', async () => {
  const noted = {
    orderId: 'Paracetamol at nine',
    at: Date.parse(at('09:00')),
    takenAt: Date.parse(at('11:40')),
  };
  expect(await show([], [noted])).toMatch(/You took the last one at\s+11:40 AM/);
});
