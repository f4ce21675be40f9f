import type { Attachment, Communication, Reference } from 'fhir/r4';
import { systemUris } from '../fhir/fhir-extensions.ts';

/** One message between the patient and somebody at the hospital, whom `partner` names (`Practitioner/…`). */
export type Message = {
  id: string;
  partner: string;
  isMine: boolean;
  /** When it was sent, in milliseconds since 1970. */
  at: number;
  /** Its recipient has seen it. */
  isRead: boolean;
  text: string;
  files: Attachment[];
};

/** A conversation's header: it has no words of its own, and names who takes part. */
export type Thread = { id: string; partner: string; partnerName: string | undefined };

const notification = 'notification';
const shown = new Set(['completed', 'in-progress']);

/** What kind of Communication it is; one that says nothing of it is a message. */
export function kindOf({ category }: Communication): 'thread' | 'message' | 'notification' {
  const codes = (category ?? []).flatMap(({ coding }) => coding ?? []);
  if (codes.some(({ code }) => code === notification)) return 'notification';
  const isThread = codes.some(
    ({ system, code }) => system === systemUris.communicationKind && code === 'thread',
  );
  return isThread ? 'thread' : 'message';
}

export function readThread(communication: Communication, patientId: string): Thread | undefined {
  const { id, status, sender, recipient = [] } = communication;
  if (id === undefined || !shown.has(status) || kindOf(communication) !== 'thread') return undefined;
  const partner = [...recipient, ...(sender ? [sender] : [])].find((party) => isPartner(party, patientId));
  return partner?.reference === undefined
    ? undefined
    : { id, partner: partner.reference, partnerName: partner.display };
}

/**
 * Nothing where it is no message, or none to or from the patient: what two doctors write to each other about the patient
 * is no part of any conversation. A message of a thread belongs to the thread's partner, whoever of the team sent it.
 */
export function readMessage(
  communication: Communication,
  patientId: string,
  threads: readonly Thread[],
): Message | undefined {
  const { id, status, sender, recipient = [], received, payload = [] } = communication;
  if (id === undefined || !shown.has(status) || kindOf(communication) !== 'message') return undefined;
  const isSelf = ({ reference }: Reference) => reference === `Patient/${patientId}`;
  const isMine = sender !== undefined && isSelf(sender);
  if (!isMine && !recipient.some(isSelf)) return undefined;
  const thread = threads.find((one) => threadIdsOf(communication).includes(one.id));
  const others = isMine ? recipient : sender ? [sender] : [];
  const partner = thread?.partner ?? others.find((party) => isPartner(party, patientId))?.reference;
  if (partner === undefined) return undefined;
  return {
    id,
    partner,
    isMine,
    at: Date.parse(communication.sent ?? communication.meta?.lastUpdated ?? ''),
    isRead: received !== undefined,
    text: payload.flatMap(({ contentString }) => contentString ?? []).join('\n\n'),
    files: payload.flatMap(toFile),
  };
}

export function threadIdsOf({ partOf = [] }: Communication): string[] {
  return partOf.flatMap(({ reference }) => reference?.replace(/^Communication\//, '') ?? []);
}

/** As the specification's samples carry a file, and as others refer to one: both are read. */
function toFile({ contentAttachment, contentReference }: NonNullable<Communication['payload']>[number]) {
  if (contentAttachment) return [contentAttachment];
  if (contentReference?.reference === undefined) return [];
  const { reference, display } = contentReference;
  return [{ url: reference, ...(display === undefined ? {} : { title: display }) }];
}

const isPartner = ({ reference }: Reference, patientId: string) =>
  reference !== undefined &&
  reference !== `Patient/${patientId}` &&
  /^[A-Z][A-Za-z]+\/[^/]+$/.test(reference);

/** An unread one is for the patient to read. */
export const isUnread = ({ isMine, isRead }: Message) => !isMine && !isRead;
