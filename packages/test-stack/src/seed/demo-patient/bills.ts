import type { Account, Invoice, InvoiceLineItem, Reference } from 'fhir/r4';
import { extensionUrls, systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { addDays, clinicTime, type ClinicDay } from '../clinic-time.ts';
import { bills, type Bill } from '../data/bills.ts';
import { reference, rupees } from '../fhir-values.ts';
import { hospital } from '../hospital.ts';
import { stableId } from '../ids.ts';

export const invoiceId = (patientId: string, ordinal: number) => stableId('Invoice', patientId, ordinal);

export function buildBills(patient: Reference, patientId: string, today: ClinicDay): (Account | Invoice)[] {
  const account: Account = {
    resourceType: 'Account',
    id: stableId('Account', patientId),
    status: 'active',
    name: 'Hospital account of Sita Sharma',
    subject: [patient],
    owner: hospital,
  };
  const accountReference = reference('Account', account.id ?? '');
  const invoices = bills.map((bill, ordinal) =>
    buildInvoice(bill, { id: invoiceId(patientId, ordinal), patient, account: accountReference, today }),
  );
  return [account, ...invoices];
}

function buildInvoice(
  bill: Bill,
  { id, patient, account, today }: { id: string; patient: Reference; account: Reference; today: ClinicDay },
): Invoice {
  const due = bill.dueInDays === undefined ? undefined : addDays(today, bill.dueInDays);
  const lines = buildLines(bill);
  return {
    resourceType: 'Invoice',
    id,
    ...(due ? { extension: [{ url: extensionUrls.paymentDue, valueDate: due }] } : {}),
    identifier: [{ system: systemUris.invoiceNumber, value: bill.number }],
    status: bill.status,
    subject: patient,
    recipient: patient,
    date: clinicTime(addDays(today, -bill.daysAgo), '16:30'),
    issuer: hospital,
    account,
    ...(lines.length > 0 ? { lineItem: lines } : {}),
    totalNet: rupees(bill.total),
    totalGross: rupees(bill.total),
    ...(due ? { paymentTerms: `Due by ${due}` } : {}),
    note: [{ text: bill.note }],
  };
}

/** A component's factor is the quantity and its amount the product; what was paid before is a deduction. */
function buildLines({ lines, paidInAdvance }: Bill): InvoiceLineItem[] {
  const items: InvoiceLineItem[] = lines.map(({ text, quantity, price }, index) => ({
    sequence: index + 1,
    chargeItemCodeableConcept: { text },
    priceComponent: [{ type: 'base', factor: quantity, amount: rupees(quantity * price) }],
  }));
  if (paidInAdvance === undefined) return items;
  const deduction: InvoiceLineItem = {
    sequence: items.length + 1,
    chargeItemCodeableConcept: { text: 'Paid in advance' },
    priceComponent: [{ type: 'deduction', amount: rupees(-paidInAdvance) }],
  };
  return [...items, deduction];
}
