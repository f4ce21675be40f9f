import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { readingKinds } from '@portal/clinical-domain/vitals/daily-reading';
import { changeHomeReading, createHomeReading } from './home-reading-writes.ts';
import type { Writes } from './write-rule.ts';

const self = ['$self'];
const observationCategory = 'http://terminology.hl7.org/CodeSystem/observation-category';

/** LOINC codes of what phones and bands measure: steps (two forms), heart rate, sleep, calories. */
const wearableCodes = ['55423-8', '41950-7', '8867-4', '93832-4', '41981-2'];

const reading = {
  'subject.reference': self,
  'performer.reference': self,
  'identifier.system': [systemUris.wearableReading],
  'category.coding.system': [observationCategory],
  'category.coding.code': ['activity', 'vital-signs'],
  'code.coding.system': ['http://loinc.org'],
  'code.coding.code': wearableCodes,
};

const units = {
  'valueQuantity.unit': Object.values(readingKinds).map(({ unit }) => unit[0]),
  'valueQuantity.system': ['http://unitsofmeasure.org'],
  'valueQuantity.code': Object.values(readingKinds).map(({ unit }) => unit[1]),
};

/** Only this one thing can be agreed to, for treatment, by the patient; nobody is named and nothing is forbidden. */
const sharing = {
  'patient.reference': self,
  'performer.reference': self,
  'scope.coding.code': ['patient-privacy'],
  'category.coding.system': [systemUris.consentKind],
  'category.coding.code': ['wearables'],
  'policyRule.coding.code': ['OPTIN'],
  'provision.type': ['permit'],
  'provision.purpose.code': ['TREAT'],
  'provision.actor': [],
  'provision.data': [],
  'provision.provision': [],
};

/** What own devices have measured, by day, and what the patient typed in. */
export const observationWrites: Writes = {
  create: [
    {
      does: 'sends a day’s reading of an own device',
      elements: [
        'category',
        'code',
        'device',
        'effectiveDateTime',
        'effectivePeriod',
        'identifier',
        'issued',
        'performer',
        'status',
        'subject',
        'valueQuantity',
      ],
      required: ['performer.reference', 'category.coding.code', 'code.coding.code', 'valueQuantity.value'],
      values: { ...reading, ...units, status: ['final', 'preliminary'] },
    },
    createHomeReading,
  ],
  change: [
    {
      does: 'brings a reading up to date',
      elements: ['device', 'effectiveDateTime', 'effectivePeriod', 'issued', 'status', 'valueQuantity'],
      required: ['valueQuantity.value'],
      values: { ...units, status: ['final', 'preliminary', 'amended', 'entered-in-error'] },
      stored: { required: ['performer.reference', 'code.coding.code'], values: reading },
    },
    changeHomeReading,
  ],
};

/** Whether the doctor sees it. */
export const consentWrites: Writes = {
  create: [
    {
      does: 'agrees that the daily sums of own devices are shared with the doctor',
      elements: [
        'category',
        'dateTime',
        'patient',
        'performer',
        'policyRule',
        'provision',
        'scope',
        'status',
      ],
      required: [
        'category.coding.code',
        'category.coding.system',
        'performer.reference',
        'policyRule.coding.code',
        'provision.period.start',
        'provision.type',
        'scope.coding.code',
      ],
      values: { ...sharing, status: ['active'] },
    },
  ],
  change: [
    {
      does: 'stops sharing, or agrees anew',
      elements: ['dateTime', 'provision', 'status'],
      required: ['provision.period.start', 'provision.type'],
      values: { ...sharing, status: ['active', 'inactive'] },
      stored: { required: ['performer.reference', 'category.coding.code'], values: sharing },
    },
  ],
};
