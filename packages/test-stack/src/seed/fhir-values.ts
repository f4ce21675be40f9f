import type { CodeableConcept, Coding, Money, Quantity, Reference } from 'fhir/r4';

const terminology = 'http://terminology.hl7.org/CodeSystem';

export function coding(system: string, code: string, display: string): Coding {
  return { system, code, display };
}

export function concept(system: string, code: string, display: string, text?: string): CodeableConcept {
  return { coding: [coding(system, code, display)], ...(text === undefined ? {} : { text }) };
}

/** A concept of HL7's own vocabularies. */
export function hl7Concept(vocabulary: string, code: string, display: string): CodeableConcept {
  return concept(`${terminology}/${vocabulary}`, code, display);
}

export function reference(type: string, id: string, display?: string): Reference {
  return { reference: `${type}/${id}`, ...(display === undefined ? {} : { display }) };
}

export function rupees(value: number): Money {
  return { value, currency: 'NPR' };
}

export function quantity(value: number, unit: string, code: string): Quantity {
  return { value, unit, system: 'http://unitsofmeasure.org', code };
}

export function narrative(text: string) {
  return {
    status: 'additional' as const,
    div: `<div xmlns="http://www.w3.org/1999/xhtml"><p>${text}</p></div>`,
  };
}
