import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { toPlainText } from '@portal/clinical-domain/written/plain-text';
import type { Communication } from 'fhir/r4';
import { putTogether } from './batch.ts';
import { getResources } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

/** The ids are made before the first try, so that another try finds what arrived. */
export type ViewReport = {
  threadId: string;
  messageId: string;
  patientId: string;
  organizationId: string;
  topic: string;
  text: string;
  /** Events of the hospital's own; those of the portal are named in the text, because the records server has none of them. */
  eventIds: string[];
  at: Date;
};

const mostEvents = 20;
const kind = (code: 'thread' | 'message') => [{ coding: [{ system: systemUris.communicationKind, code }] }];

/** A conversation with the hospital that begins with the question who that was. All of it is stored, or nothing. */
export async function sendViewReport(client: Pick<RecordsClient, 'post'>, report: ViewReport): Promise<void> {
  await putTogether(client, [toThread(report), toMessage(report)]);
}

function toThread({ threadId, patientId, organizationId, topic, at }: ViewReport): Communication {
  const self = { reference: `Patient/${patientId}` };
  return {
    resourceType: 'Communication',
    id: threadId,
    status: 'in-progress',
    category: kind('thread'),
    subject: self,
    topic: { text: topic },
    sent: at.toISOString(),
    sender: self,
    recipient: [self, { reference: `Organization/${organizationId}` }],
  };
}

function toMessage({
  threadId,
  messageId,
  patientId,
  organizationId,
  text,
  eventIds,
  at,
}: ViewReport): Communication {
  const self = { reference: `Patient/${patientId}` };
  const about = eventIds.slice(0, mostEvents).map((id) => ({ reference: `AuditEvent/${id}` }));
  return {
    resourceType: 'Communication',
    id: messageId,
    partOf: [{ reference: `Communication/${threadId}` }],
    status: 'completed',
    category: kind('message'),
    subject: self,
    ...(about.length > 0 && { about }),
    sent: at.toISOString(),
    sender: self,
    recipient: [{ reference: `Organization/${organizationId}` }],
    payload: [{ contentString: toPlainText(text) }],
  };
}

/** When the patient asked about which event, as far as the last messages tell. */
export async function findReportedEvents(
  client: Pick<RecordsClient, 'get'>,
  patientId: string,
): Promise<Map<string, string>> {
  const answer = await client.get('Communication', {
    category: `${systemUris.communicationKind}|message`,
    sender: `Patient/${patientId}`,
    _sort: '-sent',
    _count: '100',
  });
  return new Map(
    getResources(answer, 'Communication').flatMap(({ about = [], sent = '' }) =>
      about.flatMap(({ reference = '' }) =>
        reference.startsWith('AuditEvent/') ? [[reference.slice('AuditEvent/'.length), sent] as const] : [],
      ),
    ),
  );
}
