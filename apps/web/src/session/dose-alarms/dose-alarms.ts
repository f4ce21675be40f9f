import type { NotificationPreferences } from '@portal/api-contract/notifications';
import {
  findSettledAlarms,
  planDoseAlarms,
  type DosePlan,
} from '@portal/clinical-domain/medicines/dose-alarms';
import { doseAlarmChannel, doseAlarmText } from '@portal/clinical-domain/notifications/dose-alarm-text';
import type { LocalAlarms } from '../../platform/local-alarms.ts';

type Parts = {
  openAlarms: () => Promise<LocalAlarms>;
  readPreferences: () => Promise<NotificationPreferences>;
  readPlan: (patientId: string) => Promise<DosePlan>;
  /** Who is signed in at this moment. */
  findPatient: () => string | undefined;
  view: () => { now: number; zone: string; language: 'en' | 'ne' };
};

/** `blocked`: wanted, and the phone does not let the app ring. */
export type DoseAlarmState = 'on' | 'off' | 'blocked';

/** A tapped alarm opens the medicines. */
const leading = (language: 'en' | 'ne') => ({ channel: doseAlarmChannel(language), open: '/medications' });

/** E-mail or SMS alone is no wish to hear the phone. */
function wantsAlarms({ choices }: Pick<NotificationPreferences, 'choices'>): boolean {
  return choices.dose.some((channel) => channel === 'push' || channel === 'in-app');
}

/** Keeps the phone's alarms what the patient's own plan, reports and wishes make of them. */
export function createDoseAlarms({ openAlarms, readPreferences, readPlan, findPatient, view }: Parts) {
  return {
    /** `mayAsk`: the patient has just asked for reminders, so that the system's question makes sense. */
    async update({ mayAsk }: { mayAsk: boolean }): Promise<DoseAlarmState> {
      const patientId = findPatient();
      if (patientId === undefined) return 'off';
      const alarms = await openAlarms();
      const isWanted = wantsAlarms(await readPreferences());
      if (!isWanted) {
        await alarms.replace([], leading(view().language));
        return 'off';
      }
      const found = await alarms.findPermission();
      const permission = found === 'unasked' && mayAsk ? await alarms.ask() : found;
      if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
      const plan = await readPlan(patientId);
      if (findPatient() !== patientId) return 'off';
      await set(alarms, plan);
      // Signed out meanwhile: what was cancelled then must not ring.
      if (findPatient() !== patientId) await alarms.cancelAll();
      return 'on';
    },
  };

  async function set(alarms: LocalAlarms, plan: DosePlan): Promise<void> {
    const { now, zone, language } = view();
    const planned = planDoseAlarms(plan, now, zone).map(({ kind, ...alarm }) => ({
      ...alarm,
      ...doseAlarmText(kind, language),
    }));
    await alarms.replace(planned, leading(language));
    await alarms.takeAway(findSettledAlarms(plan, await alarms.listRung(), now, zone));
  }
}
