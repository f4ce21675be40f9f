import type { NotificationChannel } from '@portal/api-contract/notifications';
import type { DosePlan } from '@portal/clinical-domain/medicines/dose-alarms';
import { expect, test, vi } from 'vitest';
import type { Alarm, AlarmPermission, LocalAlarms } from '../../platform/local-alarms.ts';
import { createDoseAlarms } from './dose-alarms.ts';

const zone = 'Asia/Kathmandu';
const now = Date.parse('2026-11-16T09:00:00+05:45');
const due = Date.parse('2026-11-16T20:00:00+05:45');
const plan: DosePlan = {
  orders: [
    {
      resourceType: 'MedicationRequest',
      id: 'o',
      status: 'active',
      intent: 'order',
      subject: { reference: 'Patient/p' },
      medicationCodeableConcept: { text: 'CANARY-metformin' },
      dosageInstruction: [{ timing: { event: [new Date(due).toISOString()] } }],
    },
  ],
  records: [],
  waiting: [],
};

function setUp(dose: NotificationChannel[] = ['in-app', 'push'], permission: AlarmPermission = 'granted') {
  const phone = { set: [] as Alarm[], permission, rung: [] as number[] };
  const state = { patientId: 'p' as string | undefined, plan, dose };
  const alarms: LocalAlarms = {
    findPermission: async () => phone.permission,
    ask: vi.fn(async () => phone.permission),
    replace: async (set) => void (phone.set = set),
    listRung: async () => phone.rung,
    takeAway: async (ids) => void (phone.rung = phone.rung.filter((id) => !ids.includes(id))),
    cancelAll: async () => void (phone.set = []),
  };
  const readPlan = vi.fn(async () => state.plan);
  const doseAlarms = createDoseAlarms({
    openAlarms: async () => alarms,
    readPreferences: async () => ({
      choices: { visit: [], reminder: [], result: [], message: [], payment: [], dose: state.dose },
      quietHours: null,
      language: 'en',
    }),
    readPlan,
    findPatient: () => state.patientId,
    view: () => ({ now, zone, language: 'ne' }),
  });
  return { doseAlarms, phone, state, alarms, readPlan };
}

test('A13: with reminders on the phone rings at the dose’s time, and does not name the medicine', async () => {
  const { doseAlarms, phone } = setUp();
  expect(await doseAlarms.update({ mayAsk: false })).toBe('on');
  expect(phone.set.map(({ at }) => at)).toEqual([due]);
  expect(phone.set[0]?.title).toBe('आफ्नो औषधि हेर्ने बेला भयो');
  expect(JSON.stringify(phone.set)).not.toContain('CANARY');
});

test('A13: reminders that are switched off, and reminders by e-mail alone, ring no phone', async () => {
  for (const dose of [[], ['email', 'sms']] satisfies NotificationChannel[][]) {
    const { doseAlarms, phone, state } = setUp();
    await doseAlarms.update({ mayAsk: false });
    expect(phone.set).toHaveLength(1);
    state.dose = dose;
    expect(await doseAlarms.update({ mayAsk: false })).toBe('off');
    expect(phone.set).toEqual([]);
  }
});

test('A13: a dose that is marked, an order that is stopped or changed: the alarms follow', async () => {
  const { doseAlarms, phone, state } = setUp();
  await doseAlarms.update({ mayAsk: false });
  phone.rung = [Math.floor(now / 60_000)];
  state.plan = { ...plan, waiting: [{ orderId: 'o', at: due }] };
  await doseAlarms.update({ mayAsk: false });
  expect([phone.set, phone.rung]).toEqual([[], []]);
});

test('A13: the system’s question comes only when the patient has just asked for reminders', async () => {
  const { doseAlarms, alarms, phone } = setUp(['push'], 'unasked');
  expect(await doseAlarms.update({ mayAsk: false })).toBe('off');
  expect(alarms.ask).not.toHaveBeenCalled();
  vi.mocked(alarms.ask).mockResolvedValueOnce('granted');
  expect(await doseAlarms.update({ mayAsk: true })).toBe('on');
  expect(phone.set).toHaveLength(1);
});

test('A13: a phone that does not let the app ring is told of', async () => {
  const { doseAlarms } = setUp(['push'], 'denied');
  expect(await doseAlarms.update({ mayAsk: true })).toBe('blocked');
});

test('A13: whoever signs out while the plan is being read hears nothing', async () => {
  const { doseAlarms, phone, state, readPlan } = setUp();
  readPlan.mockImplementationOnce(async () => {
    state.patientId = undefined;
    return plan;
  });
  expect(await doseAlarms.update({ mayAsk: false })).toBe('off');
  expect(phone.set).toEqual([]);
});
