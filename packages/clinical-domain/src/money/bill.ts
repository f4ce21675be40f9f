import type { Invoice, InvoiceLineItem, InvoiceLineItemPriceComponent } from 'fhir/r4';
import { extensionUrls, systemUris } from '../fhir/fhir-extensions.ts';

export type BillLine = { id: string; text: string; quantity: number; rate: number; amount: number };
export type Deduction = { id: string; text: string; amount: number };
export type Bill = ReturnType<typeof readBill>;

/** An Invoice as a patient reads it: what was charged, what was taken off, what is left to pay. Amounts are rupees. */
export function readBill(invoice: Invoice) {
  const items = (invoice.lineItem ?? []).map((item, index) => ({ item, id: String(item.sequence ?? index) }));
  const isDeduction = ({ item }: { item: InvoiceLineItem }) =>
    (item.priceComponent ?? []).every(({ type }) => type === 'deduction' || type === 'discount');
  const lines = items.filter((entry) => !isDeduction(entry)).map(readLine);
  const deductions = items
    .filter(isDeduction)
    .map(({ item, id }): Deduction => ({ id, text: nameOf(item), amount: sumOf(item) }));
  const charged = sum(lines);
  return {
    id: invoice.id ?? '',
    number: findNumber(invoice),
    isOpen: invoice.status === 'issued',
    date: invoice.date,
    due: invoice.extension?.find(({ url }) => url === extensionUrls.paymentDue)?.valueDate,
    place: invoice.note?.[0]?.text,
    lines,
    deductions,
    charged,
    total: invoice.totalGross?.value ?? invoice.totalNet?.value ?? charged + sum(deductions),
  };
}

/** What all open bills come to, and the day by which the first of them is due. */
export function sumOpenBills(bills: Bill[]): { total: number; due: string | undefined } {
  const open = bills.filter(({ isOpen }) => isOpen);
  const due = open.flatMap((bill) => bill.due ?? []).toSorted()[0];
  return { total: round(open.reduce((total, bill) => total + bill.total, 0)), due };
}

/** 'Anesthesia (spinal, 90 minutes)': the name, and the remark that the counter put behind it. */
export function splitRemark(text: string): { name: string; remark: string | undefined } {
  const found = /^(.+?)\s*\(([^()]+)\)$/.exec(text.trim());
  return found?.[1] === undefined ? { name: text, remark: undefined } : { name: found[1], remark: found[2] };
}

/** The factor of the base price is the quantity; its amount is the product of both. */
function readLine({ item, id }: { item: InvoiceLineItem; id: string }): BillLine {
  const base = item.priceComponent?.find(({ type }) => type === 'base');
  const quantity = base?.factor ?? 1;
  const amount = sumOf(item);
  const rate = round(quantity > 0 ? (base?.amount?.value ?? amount) / quantity : amount);
  return { id, text: nameOf(item), quantity, rate, amount };
}

function nameOf({ chargeItemCodeableConcept, chargeItemReference }: InvoiceLineItem): string {
  const { text, coding } = chargeItemCodeableConcept ?? {};
  return text ?? coding?.[0]?.display ?? chargeItemReference?.display ?? '—';
}

function sumOf({ priceComponent = [] }: InvoiceLineItem): number {
  return round(priceComponent.reduce((total, component) => total + signedAmount(component), 0));
}

/** Some systems write what is taken off as a negative amount, some as a positive one. */
function signedAmount({ type, amount }: InvoiceLineItemPriceComponent): number {
  const value = amount?.value ?? 0;
  if (type === 'informational') return 0;
  return type === 'deduction' || type === 'discount' ? -Math.abs(value) : value;
}

function findNumber({ identifier = [] }: Invoice): string | undefined {
  return (identifier.find(({ system }) => system === systemUris.invoiceNumber) ?? identifier[0])?.value;
}

function sum(entries: { amount: number }[]): number {
  return round(entries.reduce((total, { amount }) => total + amount, 0));
}

/** To whole paisa. */
function round(rupees: number): number {
  return Math.round(rupees * 100) / 100;
}
