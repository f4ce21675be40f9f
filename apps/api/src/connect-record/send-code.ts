import { connectCodeText } from '@portal/clinical-domain/connect/connect-code-text';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { createContactStore } from '../contacts/contact-store.ts';
import type { Infra } from '../infra/infra.ts';
import type { Settings } from '../infra/settings.ts';
import { openSmsClient } from '../infra/sms-client.ts';
import { findLanguage } from '../notifications/patient-contact.ts';
import { createCodeAsks } from './code-asks.ts';
import { createConnectionStore } from './connection-store.ts';
import { findOnFile } from './find-on-file.ts';

/** Its messages are ids of codes that were asked for. */
export const askedChannel = 'portal:connect-code-asked';

type Parts = {
  settings: Settings;
  infra: Pick<Infra, 'database' | 'records' | 'secrets' | 'log'>;
};

/** What a worker does with a code that was asked for: looks for the record, and sends the code or does nothing. */
export function createCodeSender({ settings, infra }: Parts) {
  const { database, records, log } = infra;
  const { clinic, issuer, providers } = settings;
  const asks = createCodeAsks(database, infra.secrets);
  const contacts = createContactStore(database, settings);
  const connections = createConnectionStore(database);
  const sms = providers.sms && openSmsClient(providers.sms);
  const host = new URL(settings.publicUrl).hostname;

  /** @throws Unavailable, to be tried again */
  async function send(id: string): Promise<void> {
    const ask = sms && (await asks.take(id));
    if (!ask) return;
    const today = clinicDay(Date.now(), clinic.zone);
    const found = await findOnFile({ records, contacts, issuer }, ask.details, today);
    if (!found || (await connections.isElsewhere(found.patient.id, { issuer, subject: ask.subject })))
      return asks.finish(id);
    const made = await asks.makeCode(id, {
      patientId: found.patient.id,
      mobile: found.mobile,
      mostADay: settings.connectCodesPerDay,
    });
    if (typeof made === 'object') {
      const language = findLanguage(found.patient) ?? (clinic.languages[0] === 'np' ? 'ne' : 'en');
      await sms.send(found.mobile, connectCodeText(made.code, clinic.names[language], host, language));
    }
    if (made === 'day')
      log.warn('no more codes for records are sent today: PORTAL_CONNECT_CODES_PER_DAY is reached');
    await asks.finish(id);
  }

  const tryToSend = (id: string) =>
    send(id).catch((err: unknown) => log.warn({ err }, 'a code for a record is not sent yet'));

  return {
    send: tryToSend,

    /** Goes on with those that nobody works on. */
    async resume() {
      await asks.finishOld();
      for (const id of await asks.listWaiting()) await tryToSend(id);
    },
  };
}
