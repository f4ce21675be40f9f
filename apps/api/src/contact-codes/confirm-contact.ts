import type { ContactAddress, ContactList, ContactProof } from '@portal/api-contract/contacts';
import { contactCodeText } from '@portal/clinical-domain/notifications/contact-code-text';
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireCaller, type Caller } from '../patient-access/caller.ts';
import { toAccess } from '../audit/audit-entry.ts';
import { openMailClient } from '../infra/mail-client.ts';
import { openSmsClient } from '../infra/sms-client.ts';
import { offeredChannels } from '../notifications/default-preferences.ts';
import { openNotificationRecords } from '../notifications/notification-records.ts';
import { findLanguage } from '../notifications/patient-contact.ts';
import { createPreferenceStore } from '../notifications/preference-store.ts';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';
import { createCodeStore } from './code-store.ts';
import { createContactStore } from '../contacts/contact-store.ts';
import { isSame, listReachable, type Contact } from '../contacts/reachable.ts';

/** The patient shows that an address or number of the record is theirs, by the code that was sent there. */
export function confirmContact({ audit, infra, settings }: Portal) {
  const { clinic, providers } = settings;
  const store = createContactStore(infra.database, settings);
  const codes = createCodeStore(infra.database, infra.secrets);
  const preferences = createPreferenceStore(infra.database);
  const records = openNotificationRecords(infra.records);
  const offered = offeredChannels(providers);
  const mail = providers.mail && openMailClient(providers.mail);
  const sms = providers.sms && openSmsClient(providers.sms);

  async function listOffered(patientId: string) {
    const patient = await records.findPatient(patientId);
    const reachable = patient ? listReachable(patient).filter(({ kind }) => offered.includes(kind)) : [];
    return { patient, contacts: await store.judge(patientId, reachable) };
  }

  /** Only what the record has now: nobody has the portal write to an address by naming it here. */
  async function requireContact({ patientId }: Caller, wanted: Contact) {
    const { patient, contacts } = await listOffered(patientId);
    const found = contacts.find((contact) => isSame(contact, wanted));
    if (!found) throw new Refusal(404, 'not_found', 'This is not in your profile.');
    return { contact: found, patient };
  }

  async function send({ kind, value }: Contact, code: string, language: 'en' | 'ne') {
    const { subject, text } = contactCodeText(code, clinic.names[language], language);
    if (kind === 'email') await mail?.send({ to: value, subject, text, messageId: randomUUID(), language });
    else await sms?.send(value, `${clinic.names[language]}: ${text}`);
  }

  return {
    list: async (request: FastifyRequest): Promise<ContactList> => {
      const { contacts } = await listOffered(requireCaller(request).patientId);
      return { contacts };
    },

    sendCode: async (request: FastifyRequest<{ Body: ContactAddress }>, reply: FastifyReply) => {
      const caller = requireCaller(request);
      const { contact, patient } = await requireContact(caller, request.body);
      if (contact.isVerified) return reply.code(204).send();
      await audit.confirmWrite(toAccess({ caller, requestId: request.id }, 'contact-code', undefined, []));
      const { patientId, address } = caller;
      const code = await codes.issue({ patientId, contact, address });
      const chosen = await preferences.find(patientId);
      const usual = clinic.languages[0] === 'np' ? 'ne' : 'en';
      await send(contact, code, chosen?.language ?? (patient && findLanguage(patient)) ?? usual);
      return reply.code(204).send();
    },

    confirm: async (request: FastifyRequest<{ Body: ContactProof }>, reply: FastifyReply) => {
      const caller = requireCaller(request);
      const { kind, value, code } = request.body;
      const { contact } = await requireContact(caller, { kind, value });
      await audit.confirmWrite(toAccess({ caller, requestId: request.id }, 'contact-confirm', undefined, []));
      if (!(await codes.isRight(caller.patientId, contact, code)))
        throw new Refusal(422, 'wrong_code', 'This code is not right, or no longer. Ask for a new one.');
      await store.noteVerified(caller.patientId, contact);
      return reply.code(204).send();
    },

    close: () => mail?.close(),
  };
}
