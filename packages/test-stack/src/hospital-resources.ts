import type { Communication, Invoice, InvoiceLineItem, Reference } from 'fhir/r4';
import { rupees } from './seed/fhir-values.ts';

/** A bill as the hospital's own systems enter it. */
export const buildBill = (subject: Reference, entered: Partial<Invoice>): Invoice => ({
  resourceType: 'Invoice',
  status: 'issued',
  subject,
  identifier: [{ value: 'INV-TEST-1' }],
  totalGross: rupees(240_000),
  ...entered,
});

export const buildNotification = (subject: Reference, entered: Partial<Communication>): Communication => ({
  resourceType: 'Communication',
  status: 'completed',
  category: [
    {
      coding: [
        { system: 'http://terminology.hl7.org/CodeSystem/communication-category', code: 'notification' },
      ],
    },
  ],
  subject,
  recipient: [subject],
  sent: new Date().toISOString(),
  payload: [{ contentString: 'Please look at it.' }],
  ...entered,
});

/** Two nights for Rs 2,70,000, of which Rs 30,000 were paid before. */
export const billLines: InvoiceLineItem[] = [
  {
    sequence: 1,
    chargeItemCodeableConcept: { text: 'Cabin bed (nights)' },
    priceComponent: [{ type: 'base', factor: 2, amount: rupees(270_000) }],
  },
  {
    sequence: 2,
    chargeItemCodeableConcept: { text: 'Paid in advance' },
    priceComponent: [{ type: 'deduction', amount: rupees(-30_000) }],
  },
];
