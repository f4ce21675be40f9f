import { startOfDay } from '@portal/clinical-domain/time/clinic-time';
import { addDays, clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { findMedicines } from '@portal/fhir-queries/medication-request.query';
import { getPortalConfig } from '../../http/portal-config.ts';
import { languageTagOf } from '@portal/ui/i18n/locale.ts';
import { withLock } from '../../platform/lock.ts';
import { createDoseAlarms } from './dose-alarms.ts';
import { getNotificationSettings, onNotificationPreferences } from '../account/notification-api.ts';
import { onRecordChange, onRecordReset } from '../live-changes/record-changes.ts';
import { recordsClient } from '../records/records-client.ts';
import { rootStore, session } from '../session.ts';
import { onWaitingDose, readWaitingDoses } from '../offline-copy/waiting-doses.ts';

/** Changes come together: a dose that is marked is one, its copy in another tab the next. */
const gatherMs = 1500;
const tryAgainMs = 60_000;
/** The first view comes first. */
const startMs = 3000;
/** Whoever comes back sooner finds the alarms that were just set. */
const freshMs = 5 * 60_000;
const ownTypes = new Set(['MedicationRequest', 'MedicationAdministration']);

const doseAlarms = createDoseAlarms({
  openAlarms: async () => (await import('../../platform/open-local-alarms.ts')).localAlarms,
  readPreferences: async () => (await getNotificationSettings()).preferences,
  readPlan: async (patientId) => {
    const zone = getPortalConfig().clinicZone;
    const since = startOfDay(addDays(clinicDay(Date.now(), zone), -1), zone);
    const [medicines, waiting] = await Promise.all([
      findMedicines(recordsClient, { since }),
      readWaitingDoses(patientId),
    ]);
    // One too many asks somebody to check; one too few is silent.
    return { ...medicines, waiting: waiting.outcome === 'found' ? waiting.value : [] };
  },
  findPatient: () => {
    const { status, user } = session.store.getState();
    return status === 'in' ? user?.id : undefined;
  },
  view: () => ({
    now: Date.now(),
    zone: getPortalConfig().clinicZone,
    language: languageTagOf(rootStore.getState().locale),
  }),
});

let timer: ReturnType<typeof setTimeout> | undefined;
let mayAsk = false;
let updatedAt = 0;

/**
 * In the phone app: alarms for the doses to come, set anew after each change of orders, reports, choice or language, and
 * when the app is looked at again. `onBlocked`: the patient has just asked for reminders, and the phone does not allow them.
 */
export function followDoseAlarms(onBlocked: () => void): void {
  const soon = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void update(), delayMs);
  };

  async function update(): Promise<void> {
    const isAsked = mayAsk;
    mayAsk = false;
    try {
      const state = await withLock('dose-alarms', () => doseAlarms.update({ mayAsk: isAsked }));
      updatedAt = Date.now();
      if (state === 'blocked' && isAsked) onBlocked();
    } catch {
      mayAsk ||= isAsked;
      if (session.store.getState().status === 'in') soon(tryAgainMs);
    }
  }

  soon(startMs);
  onRecordChange(({ type }) => {
    if (ownTypes.has(type)) soon(gatherMs);
  });
  onRecordReset(() => soon(gatherMs));
  onWaitingDose(() => soon(gatherMs));
  onNotificationPreferences(() => {
    mayAsk = true;
    soon(0);
  });
  rootStore.subscribe(({ locale }, before) => {
    if (locale !== before.locale) soon(0);
  });
  session.store.subscribe(({ status }, before) => {
    if (status === 'in' && before.status !== 'in') soon(startMs);
  });
  document.addEventListener('visibilitychange', () => {
    const isOld = Date.now() - updatedAt > freshMs;
    if (document.visibilityState === 'visible' && isOld) soon(gatherMs);
  });
}
