import { findPhoto, formatSpecialty, type Doctor } from '@portal/clinical-domain/doctors/doctor';
import { formatPractitionerName } from '@portal/clinical-domain/names/practitioner-name';
import type { LanguageTag } from '@portal/clinical-domain/language/format-locale';
import { listConversations, type Conversation } from '@portal/clinical-domain/messages/conversations';
import type { Appointment } from 'fhir/r4';
import type { OwnInbox } from './inbox.ts';

/** One row of the list: somebody to write to. */
export type Partner = Conversation & {
  /** As the address names them. */
  id: string;
  name: string;
  specialty: string | undefined;
  /** As `findPhoto` has it. */
  photo: string | undefined;
  doctor: Doctor | undefined;
  nextVisit: Appointment | undefined;
};

/** The clinic itself, by its own Organization: everyone may write there. Whoever has no name of their own speaks for it. */
export type Reception = { partner: string; clinicName: string; word: string };
type Seen = { language: LanguageTag; now: number; reception: Reception };

const stillToCome = new Set(['proposed', 'pending', 'booked', 'arrived', 'checked-in']);
const notVisited = new Set(['entered-in-error', 'waitlist']);

/** Conversations, the latest first; then those to whom nothing was written yet: the doctors of the visits, and reception. */
export function listPartners(inbox: OwnInbox, { language, now, reception }: Seen): Partner[] {
  const begun = listConversations(inbox.communications, inbox.patientId);
  const known = new Set(begun.map(({ partner }) => partner));
  const others = [...listVisited(inbox.visits), [reception.partner, undefined] as const].filter(
    ([partner]) => !known.has(partner),
  );
  const fresh = others.map(([partner, partnerName]): Conversation => ({
    partner,
    partnerName,
    threadIds: [],
    last: undefined,
    unread: 0,
  }));
  return [...begun, ...fresh].map((conversation) => {
    const id = conversation.partner.split('/')[1] ?? '';
    const doctor = inbox.doctors.find(({ practitioner }) => practitioner.id === id);
    const isReception = conversation.partner === reception.partner;
    return {
      ...conversation,
      id,
      doctor,
      name: doctor
        ? formatPractitionerName(doctor.practitioner, language)
        : nameOf(conversation, inbox.visits, reception),
      specialty: isReception ? reception.word : doctor && formatSpecialty(doctor, language),
      photo: doctor && findPhoto(doctor.practitioner),
      nextVisit: findNextVisit(inbox.visits, conversation.partner, now),
    };
  });
}

function nameOf({ partner, partnerName }: Conversation, visits: Appointment[], reception: Reception): string {
  if (partner === reception.partner) return reception.clinicName;
  return partnerName ?? listVisited(visits).get(partner) ?? reception.clinicName;
}

function listVisited(visits: Appointment[]): Map<string, string | undefined> {
  const doctors = visits
    .filter(({ status }) => !notVisited.has(status))
    .flatMap(({ participant }) => participant.flatMap(({ actor }) => actor ?? []))
    .filter(({ reference }) => reference?.startsWith('Practitioner/'));
  return new Map(doctors.map(({ reference = '', display }) => [reference, display]));
}

function findNextVisit(visits: Appointment[], partner: string, now: number): Appointment | undefined {
  return visits
    .filter(
      ({ status, start, participant }) =>
        stillToCome.has(status) &&
        start !== undefined &&
        Date.parse(start) >= now &&
        participant.some(({ actor }) => actor?.reference === partner),
    )
    .toSorted((one, other) => Date.parse(one.start ?? '') - Date.parse(other.start ?? ''))[0];
}
