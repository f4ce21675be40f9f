import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { homeKinds } from '@portal/clinical-domain/vitals/home-reading';
import { vitalCodesOf } from '@portal/clinical-domain/vitals/read-vitals';
import type { Write } from './write-rule.ts';

const self = ['$self'];

const own = {
  'subject.reference': self,
  'performer.reference': self,
  'identifier.system': [systemUris.homeReading],
  'category.coding.code': ['vital-signs'],
  'code.coding.system': ['http://loinc.org'],
  'code.coding.code': homeKinds.map((kind) => vitalCodesOf[kind][0]),
};

/** What a patient measured at home and typed in. Its values and times: `r4/policies/home-reading.change-policy.ts`. */
export const createHomeReading: Write = {
  does: 'types in a reading from home',
  elements: [
    'category',
    'code',
    'component',
    'effectiveDateTime',
    'identifier',
    'issued',
    'note',
    'performer',
    'status',
    'subject',
    'valueQuantity',
  ],
  required: ['identifier.system', 'performer.reference', 'code.coding.code', 'effectiveDateTime', 'issued'],
  values: { ...own, status: ['final'] },
};

export const changeHomeReading: Write = {
  does: 'corrects a reading from home, or takes it back',
  elements: ['component', 'effectiveDateTime', 'note', 'status', 'valueQuantity'],
  values: { status: ['final', 'amended', 'entered-in-error'] },
  stored: {
    required: ['identifier.system', 'performer.reference'],
    values: { ...own, status: ['final', 'amended'] },
  },
};
