import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { consentWrites, observationWrites } from './wearable-writes.ts';
import type { Writes } from './write-rule.ts';

const self = ['$self'];

/** What a patient may write by PUT, per type. What is not listed is denied. What a booking says: `booking/parse-booking-request.ts`. */
export const writes: Readonly<Record<string, Writes>> = {
  Appointment: {
    change: [
      {
        does: 'cancels a visit',
        elements: ['cancelationReason', 'status'],
        values: { status: ['cancelled'] },
      },
    ],
  },
  Binary: {
    create: [
      {
        does: 'uploads a file',
        elements: ['contentType', 'data', 'securityContext'],
        required: ['contentType', 'data', 'securityContext.reference'],
        values: { 'securityContext.reference': self },
      },
    ],
  },
  Communication: {
    create: [
      {
        does: 'sends a message, or begins a conversation',
        elements: [
          'about',
          'category',
          'inResponseTo',
          'medium',
          'partOf',
          'payload',
          'priority',
          'recipient',
          'sender',
          'sent',
          'status',
          'subject',
          'topic',
        ],
        required: ['recipient.reference', 'sender.reference', 'status'],
        values: {
          status: ['completed', 'in-progress'],
          'subject.reference': self,
          'sender.reference': self,
          'recipient.reference': ['$self', 'Practitioner/', 'PractitionerRole/', 'Organization/'],
          'category.coding.system': [systemUris.communicationKind],
          'category.coding.code': ['thread', 'message'],
          'partOf.reference': ['Communication/'],
          'inResponseTo.reference': ['Communication/'],
          'payload.contentReference.reference': ['DocumentReference/', 'Binary/'],
        },
      },
    ],
    change: [
      {
        does: 'has read what another sent',
        elements: ['received'],
        required: ['received'],
        stored: {
          required: ['recipient.reference'],
          values: {
            'recipient.reference': self,
            'sender.reference': ['Practitioner/', 'PractitionerRole/', 'Organization/'],
            received: [],
          },
        },
      },
      {
        does: 'takes an own message back',
        elements: ['status'],
        values: { status: ['entered-in-error'] },
        stored: { required: ['sender.reference'], values: { 'sender.reference': self } },
      },
    ],
  },
  Consent: consentWrites,
  DocumentReference: {
    create: [
      {
        does: 'describes an uploaded file',
        elements: [
          'author',
          'category',
          'content',
          'date',
          'description',
          'identifier',
          'status',
          'subject',
          'type',
        ],
        required: ['author.reference', 'content.attachment.url', 'status'],
        values: { status: ['current'], 'subject.reference': self, 'author.reference': self },
      },
    ],
    change: [
      {
        does: 'renames an own file, or takes it back',
        elements: ['description', 'status'],
        values: { status: ['current', 'superseded', 'entered-in-error'] },
        stored: { required: ['author.reference'], values: { 'author.reference': self } },
      },
    ],
  },
  MedicationAdministration: {
    create: [
      {
        does: 'records a dose, taken or not',
        elements: [
          'dosage',
          'effectiveDateTime',
          'effectivePeriod',
          'identifier',
          'medicationCodeableConcept',
          'note',
          'performer',
          'request',
          'status',
          'statusReason',
          'subject',
        ],
        required: ['performer.actor.reference', 'request.reference', 'status'],
        values: {
          status: ['completed', 'not-done'],
          'subject.reference': self,
          'performer.actor.reference': self,
          'request.reference': ['MedicationRequest/'],
        },
      },
    ],
    change: [
      {
        does: 'corrects an own dose',
        elements: ['effectiveDateTime', 'effectivePeriod', 'note', 'status', 'statusReason'],
        values: { status: ['completed', 'not-done', 'entered-in-error'] },
        stored: {
          required: ['performer.actor.reference'],
          values: { 'performer.actor.reference': self },
        },
        needsVersion: true,
      },
    ],
  },
  Observation: observationWrites,
  Patient: {
    change: [
      {
        does: 'keeps contact, address, language, photo and emergency contact up to date',
        elements: ['address', 'communication', 'contact', 'photo', 'telecom'],
        needsVersion: true,
      },
    ],
  },
  QuestionnaireResponse: {
    create: [
      {
        does: 'fills in a form',
        elements: [
          'author',
          'authored',
          'identifier',
          'item',
          'questionnaire',
          'source',
          'status',
          'subject',
        ],
        required: ['author.reference', 'status'],
        values: {
          status: ['in-progress', 'completed'],
          'subject.reference': self,
          'author.reference': self,
          'source.reference': self,
        },
      },
    ],
    change: [
      {
        does: 'goes on with an own form',
        elements: ['authored', 'item', 'status'],
        values: { status: ['in-progress', 'completed', 'entered-in-error'] },
        stored: {
          required: ['author.reference'],
          values: { 'author.reference': self, status: ['in-progress'] },
        },
        needsVersion: true,
      },
    ],
  },
};
