import type { NotificationPreferences } from '@portal/api-contract/notifications';
import type { Database } from '../infra/database.ts';
import { defaultPreferences } from './default-preferences.ts';

const mostMuted = 500;

export interface PreferenceStore {
  /** Undefined where the patient has chosen nothing. */
  find(patientId: string): Promise<NotificationPreferences | undefined>;
  save(patientId: string, preferences: NotificationPreferences): Promise<void>;
  listMuted(patientId: string): Promise<string[]>;
  isMuted(patientId: string, partner: string): Promise<boolean>;
  /** False where as many as anybody needs are muted already. */
  mute(patientId: string, partner: string): Promise<boolean>;
  unmute(patientId: string, partner: string): Promise<void>;
  /** Patients who want to be reminded of doses, in the order of their ids, after the given one. */
  listWithDoses(after: string, most: number): Promise<string[]>;
}
type Row = {
  choices: NotificationPreferences['choices'];
  quiet_from: string | null;
  quiet_until: string | null;
  language: NotificationPreferences['language'];
};

/** Processes of release 0.1.0 fail on a kind that they do not know: it is left out where it is the default. Gone with the next release. */
function forBothReleases({ payment, ...choices }: Row['choices']): Partial<Row['choices']> {
  const usual = defaultPreferences('en').choices.payment;
  const isUsual = payment.length === usual.length && usual.every((channel) => payment.includes(channel));
  return isUsual ? choices : { ...choices, payment };
}

export function createPreferenceStore({ query }: Pick<Database, 'query'>): PreferenceStore {
  return {
    async find(patientId: string): Promise<NotificationPreferences | undefined> {
      const [row] = await query<Row>(
        'select choices, quiet_from, quiet_until, language from portal.notification_preferences where patient_id = $1',
        [patientId],
      );
      if (!row) return undefined;
      const { choices, quiet_from: from, quiet_until: until, language } = row;
      return {
        // Kinds that came after the choice was made have their defaults.
        choices: { ...defaultPreferences(language).choices, ...choices },
        quietHours: from === null || until === null ? null : { from, until },
        language,
      };
    },

    async save(patientId: string, { choices, quietHours, language }: NotificationPreferences) {
      await query(
        `insert into portal.notification_preferences (patient_id, choices, quiet_from, quiet_until, language)
         values ($1, $2, $3, $4, $5)
         on conflict (patient_id) do update
         set choices = excluded.choices, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
             language = excluded.language, updated_at = now()`,
        [
          patientId,
          JSON.stringify(forBothReleases(choices)),
          quietHours?.from ?? null,
          quietHours?.until ?? null,
          language,
        ],
      );
    },

    async listMuted(patientId: string): Promise<string[]> {
      const rows = await query<{ partner: string }>(
        'select partner from portal.muted_conversations where patient_id = $1 order by partner',
        [patientId],
      );
      return rows.map(({ partner }) => partner);
    },

    async isMuted(patientId: string, partner: string): Promise<boolean> {
      return (await this.listMuted(patientId)).includes(partner);
    },

    async mute(patientId: string, partner: string): Promise<boolean> {
      await query(
        `insert into portal.muted_conversations (patient_id, partner)
         select $1, $2
         where (select count(*) from portal.muted_conversations where patient_id = $1) < ${mostMuted}
         on conflict do nothing`,
        [patientId, partner],
      );
      return this.isMuted(patientId, partner);
    },

    async unmute(patientId: string, partner: string) {
      await query('delete from portal.muted_conversations where patient_id = $1 and partner = $2', [
        patientId,
        partner,
      ]);
    },

    async listWithDoses(after: string, most: number): Promise<string[]> {
      const rows = await query<{ patient_id: string }>(
        `select patient_id from portal.notification_preferences
         where jsonb_array_length(choices -> 'dose') > 0 and patient_id > $1 order by patient_id limit $2`,
        [after, most],
      );
      return rows.map(({ patient_id }) => patient_id);
    },
  };
}
