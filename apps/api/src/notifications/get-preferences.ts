import type { NotificationPreferences, NotificationSettings } from '@portal/api-contract/notifications';
import type { FastifyRequest } from 'fastify';
import { requireCaller } from '../patient-access/caller.ts';
import type { Portal } from '../portal/portal.ts';
import { defaultPreferences, offeredChannels, offeredPhonePush } from './default-preferences.ts';
import { openNotificationRecords } from './notification-records.ts';
import { findLanguage } from './patient-contact.ts';
import { createPreferenceStore } from './preference-store.ts';

/** What the caller chose, or the defaults in the language that the record names. */
export function getPreferences({ settings, infra }: Portal) {
  const { clinic, providers } = settings;
  const store = createPreferenceStore(infra.database);
  const records = openNotificationRecords(infra.records);
  const phonePush = offeredPhonePush(providers);

  async function findDefault(patientId: string): Promise<NotificationPreferences> {
    const patient = await records.findPatient(patientId);
    const usual = clinic.languages[0] === 'np' ? 'ne' : 'en';
    return defaultPreferences((patient && findLanguage(patient)) ?? usual);
  }

  return async (request: FastifyRequest): Promise<NotificationSettings> => {
    const { patientId } = requireCaller(request);
    const preferences = (await store.find(patientId)) ?? (await findDefault(patientId));
    return {
      preferences,
      offered: offeredChannels(providers),
      ...(providers.push && { pushKey: providers.push.publicKey }),
      ...(phonePush.length > 0 && { phonePush }),
    };
  };
}
