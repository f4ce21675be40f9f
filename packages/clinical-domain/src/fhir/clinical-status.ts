import type { CodeableConcept } from 'fhir/r4';

const past = new Set(['inactive', 'remission', 'resolved']);

/** Of a condition or an allergy: it is over, whether or not its end is recorded. */
export const isPast = (status: CodeableConcept | undefined): boolean =>
  status?.coding?.some(({ code }) => past.has(code ?? '')) ?? false;

const neverTrue = new Set(['refuted', 'entered-in-error']);

/** Of a condition or an allergy: it was never so. */
export const isNeverTrue = (verification: CodeableConcept | undefined): boolean =>
  verification?.coding?.some(({ code }) => neverTrue.has(code ?? '')) ?? false;
