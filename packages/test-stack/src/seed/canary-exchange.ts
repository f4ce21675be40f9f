import type { FhirResource } from 'fhir/r4';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { Canary } from './canary.ts';
import { appointmentId } from './appointments.ts';
import { doctorReference, getDoctor } from './doctors.ts';
import { concept, hl7Concept, reference, rupees } from './fhir-values.ts';
import { hospital } from './hospital.ts';

/** Messages, notifications, bills, files, forms, tasks: what goes to and fro between a patient and the hospital. */
export function canaryExchangeResources(canary: Canary): FhirResource[] {
  return [...communications(canary), ...bills(canary), ...papers(canary)];
}

function communications({ patient, id, mark, at }: Canary): FhirResource[] {
  const doctor = doctorReference(getDoctor('kamala-bhattarai'));
  return [
    {
      resourceType: 'Communication',
      id: id('Communication'),
      status: 'in-progress',
      category: [concept(systemUris.communicationKind, 'thread', 'Conversation')],
      subject: patient,
      topic: { text: mark('topic') },
      recipient: [patient, doctor],
    },
    {
      resourceType: 'Communication',
      id: id('Communication', 1),
      partOf: [reference('Communication', id('Communication'))],
      status: 'completed',
      category: [concept(systemUris.communicationKind, 'message', 'Message')],
      subject: patient,
      sent: at(-1),
      sender: patient,
      recipient: [doctor],
      payload: [
        { contentString: mark('message') },
        {
          contentAttachment: {
            contentType: 'text/plain',
            data: encode(mark('attachment')),
            title: mark('attachment-title'),
            creation: at(-1),
          },
        },
      ],
    },
    {
      resourceType: 'Communication',
      id: id('Communication', 2),
      status: 'completed',
      category: [hl7Concept('communication-category', 'notification', 'Notification')],
      subject: patient,
      topic: { text: mark('notification-topic') },
      about: [reference('Appointment', appointmentId(patient.reference?.split('/')[1] ?? '', 0))],
      sent: at(-1),
      sender: hospital,
      recipient: [patient],
      payload: [{ contentString: mark('notification') }],
    },
  ];
}

function bills({ patient, id, mark, at }: Canary): FhirResource[] {
  return [
    {
      resourceType: 'Account',
      id: id('Account'),
      status: 'active',
      name: mark('account'),
      subject: [patient],
    },
    {
      resourceType: 'Invoice',
      id: id('Invoice'),
      identifier: [{ system: systemUris.invoiceNumber, value: mark('invoice') }],
      status: 'issued',
      subject: patient,
      recipient: patient,
      date: at(-6),
      issuer: hospital,
      account: reference('Account', id('Account')),
      totalNet: rupees(1234),
      totalGross: rupees(1234),
      note: [{ text: mark('invoice-note') }],
    },
  ];
}

function papers({ patient, id, mark, at, day }: Canary): FhirResource[] {
  return [
    {
      resourceType: 'Binary',
      id: id('Binary'),
      contentType: 'text/plain',
      securityContext: { reference: patient.reference ?? '' },
      data: encode(mark('file')),
    },
    {
      resourceType: 'DocumentReference',
      id: id('DocumentReference'),
      status: 'current',
      type: { text: mark('document-type') },
      subject: patient,
      author: [patient],
      date: at(-3),
      description: mark('document'),
      content: [
        {
          attachment: {
            contentType: 'text/plain',
            url: `Binary/${id('Binary')}`,
            title: mark('document-title'),
          },
        },
      ],
    },
    {
      resourceType: 'QuestionnaireResponse',
      id: id('QuestionnaireResponse'),
      status: 'completed',
      subject: patient,
      author: patient,
      authored: at(-3),
      item: [{ linkId: '1', text: mark('question'), answer: [{ valueString: mark('answer') }] }],
    },
    {
      resourceType: 'Consent',
      id: id('Consent'),
      status: 'active',
      scope: hl7Concept('consentscope', 'patient-privacy', 'Privacy Consent'),
      category: [{ coding: [{ system: systemUris.consentKind, code: 'wearables' }], text: mark('consent') }],
      patient,
      performer: [patient],
      dateTime: at(-3),
      policyRule: hl7Concept('v3-ActCode', 'OPTIN', 'opt-in'),
    },
    {
      resourceType: 'Task',
      id: id('Task'),
      status: 'requested',
      intent: 'order',
      description: mark('task'),
      for: patient,
      owner: patient,
      authoredOn: at(-3),
      restriction: { period: { end: day(10) } },
    },
  ];
}

const encode = (text: string) => Buffer.from(text).toString('base64');
