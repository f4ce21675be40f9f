import type { Communication, CommunicationPayload, Reference } from 'fhir/r4';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { addDays, clinicTime, type ClinicDay } from '../clinic-time.ts';
import { conversations, type Conversation, type Message } from '../data/conversations.ts';
import { doctorReference, getDoctor } from '../doctors.ts';
import { buildPdf, buildPng, buildWav } from '../files.ts';
import { concept, hl7Concept } from '../fhir-values.ts';
import { stableId } from '../ids.ts';

const files = {
  pdf: {
    contentType: 'application/pdf',
    build: () => buildPdf(['Lipid Profile', 'LDL Cholesterol: 138 mg/dL']),
  },
  voice: { contentType: 'audio/wav', build: () => buildWav(2) },
  picture: { contentType: 'image/png', build: () => buildPng() },
};

export function buildMessages(patient: Reference, patientId: string, today: ClinicDay): Communication[] {
  return conversations.flatMap((conversation) => buildThread(conversation, patient, patientId, today));
}

/** A header without payload, and the messages as parts of it. */
function buildThread(conversation: Conversation, patient: Reference, patientId: string, today: ClinicDay) {
  const header = buildHeader(conversation, patient, patientId, today);
  const messages = conversation.messages.map((message, ordinal) =>
    buildMessage(message, {
      id: stableId('Communication', patientId, conversation.doctor, ordinal),
      header: { reference: `Communication/${header.id}` },
      patient,
      doctor: doctorReference(getDoctor(conversation.doctor)),
      today,
    }),
  );
  return [header, ...messages];
}

function buildHeader(
  { doctor, topic, messages }: Conversation,
  patient: Reference,
  patientId: string,
  today: ClinicDay,
): Communication {
  const first = messages[0];
  return {
    resourceType: 'Communication',
    id: stableId('Communication', patientId, doctor, 'thread'),
    status: 'in-progress',
    category: [concept(systemUris.communicationKind, 'thread', 'Conversation')],
    subject: patient,
    topic: { text: topic },
    ...(first ? { sent: clinicTime(addDays(today, -first.daysAgo), first.time) } : {}),
    recipient: [patient, doctorReference(getDoctor(doctor))],
  };
}

interface MessageContext {
  id: string;
  header: Reference;
  patient: Reference;
  doctor: Reference;
  today: ClinicDay;
}

function buildMessage(
  message: Message,
  { id, header, patient, doctor, today }: MessageContext,
): Communication {
  const sent = clinicTime(addDays(today, -message.daysAgo), message.time);
  return {
    resourceType: 'Communication',
    id,
    partOf: [header],
    status: 'completed',
    category: [concept(systemUris.communicationKind, 'message', 'Message')],
    medium: [hl7Concept('v3-ParticipationMode', 'ONLINEWRIT', 'online written')],
    subject: patient,
    sent,
    ...(message.unread ? {} : { received: sent }),
    sender: message.from === 'patient' ? patient : doctor,
    recipient: [message.from === 'patient' ? doctor : patient],
    payload: [buildPayload(message, sent)],
  };
}

function buildPayload({ text, file }: Message, creation: string): CommunicationPayload {
  if (!file) return { contentString: text ?? '' };
  const { contentType, build } = files[file.kind];
  return {
    contentAttachment: { contentType, data: build().toString('base64'), title: file.title, creation },
  };
}
