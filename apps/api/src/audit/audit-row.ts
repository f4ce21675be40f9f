import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { isFhirId } from '../records/fhir-id.ts';
import { parseReference } from '../records/reference.ts';
import type { Access } from './access.ts';

/** A row of portal.audit. */
export type AuditRow = {
  id: string;
  at: Date;
  patientId: string;
  sessionId: string | null;
  requestId: string | null;
  subject: string | null;
  interaction: string;
  type: string | null;
  /** Separated by spaces, which no FHIR id has. */
  resources: string | null;
  outcome: number;
  reason: string | null;
  /** IPv4 or IPv6. */
  address: string | null;
};

/** Codes of https://hl7.org/fhir/R4/valueset-audit-event-outcome.html: 4 is our no, 8 a fault. */
const outcomes = { success: 0, refused: 4, failed: 8 } as const;
const mostResources = 50;
/** What a question found is not kept, only that it was asked (IHE's pattern for a query has it so). */
const questions = new Set(['search-type', 'expand', 'available-slots']);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const versionSevenId = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
// oxlint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u001f\u007f]/;

/** Whatever an access holds, its row can be stored: one bad value must not keep a whole batch from the table. */
export function toAuditRow(access: Access): AuditRow {
  const { at, sessionId, requestId, subject, patientId, type } = access;
  const told = questions.has(access.interaction) ? [] : access.resourceIds;
  const resources = told
    .filter((id) => isFhirId(id) || parseReference(id) !== undefined)
    .slice(0, mostResources);
  return {
    id: createAuditId(at),
    at,
    patientId: toText(patientId, 64),
    sessionId: uuid.test(sessionId) ? sessionId : null,
    requestId: uuid.test(requestId) ? requestId : null,
    subject: subject === undefined || subject === patientId ? null : toText(subject, 255),
    interaction: toText(access.interaction, 32),
    type: type === undefined ? null : toText(type, 64),
    resources: resources.length === 0 ? null : resources.join(' '),
    outcome: outcomes[access.outcome],
    reason: access.reason === undefined ? null : toText(access.reason, 64),
    address: findAddress(access.address),
  };
}

/** A UUIDv7 of the access's own millisecond, so that an id alone leads to its month. */
function createAuditId(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** When the access of this id was; undefined when it is not one of ours. */
export function findTimeOfId(id: string): Date | undefined {
  const [, high, low] = versionSevenId.exec(id) ?? [];
  return high === undefined || low === undefined ? undefined : new Date(Number.parseInt(high + low, 16));
}

/** An IPv4 address that a socket of both kinds tells as IPv6 is told as IPv4; the zone names an interface of ours. */
function findAddress(told = ''): string | null {
  const address = told.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/s, '');
  return isIP(address) === 0 ? null : address;
}

function toText(value: string, longest: number): string {
  const printable = unprintable.test(value) ? value.replace(new RegExp(unprintable, 'g'), '') : value;
  return printable.length > longest ? printable.slice(0, longest) : printable;
}
