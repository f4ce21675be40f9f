import * as fc from 'fast-check';
import type { Invoice } from 'fhir/r4';
import { expect, test } from 'vitest';
import { readBill, splitRemark, sumOpenBills } from './bill.ts';
import { extensionUrls, systemUris } from '../fhir/fhir-extensions.ts';

const rupees = (value: number) => ({ value, currency: 'NPR' });
const invoice = (more: Partial<Invoice> = {}): Invoice => ({
  resourceType: 'Invoice',
  id: 'i',
  status: 'issued',
  ...more,
});
const charge = (text: string, quantity: number, price: number) => ({
  chargeItemCodeableConcept: { text },
  priceComponent: [{ type: 'base' as const, factor: quantity, amount: rupees(quantity * price) }],
});

test('a bill has its lines, what was paid before, and what is left', () => {
  const bill = readBill(
    invoice({
      identifier: [{ system: systemUris.invoiceNumber, value: 'INV-1' }],
      extension: [{ url: extensionUrls.paymentDue, valueDate: '2026-11-30' }],
      lineItem: [
        charge('Implants (suture anchors)', 2, 19_250),
        {
          chargeItemCodeableConcept: { text: 'Paid in advance' },
          priceComponent: [{ type: 'deduction', amount: rupees(-8_500) }],
        },
      ],
      totalGross: rupees(30_000),
    }),
  );
  expect(bill).toMatchObject({
    number: 'INV-1',
    isOpen: true,
    due: '2026-11-30',
    lines: [{ text: 'Implants (suture anchors)', quantity: 2, rate: 19_250, amount: 38_500 }],
    deductions: [{ text: 'Paid in advance', amount: -8_500 }],
    charged: 38_500,
    total: 30_000,
  });
});

test('tax counts, a remark on the price does not, and a discount takes off whichever sign it has', () => {
  for (const discount of [100, -100]) {
    const { lines } = readBill(
      invoice({
        lineItem: [
          {
            chargeItemCodeableConcept: { text: 'X-ray' },
            priceComponent: [
              { type: 'base', amount: rupees(600) },
              { type: 'tax', amount: rupees(30) },
              { type: 'discount', amount: rupees(discount) },
              { type: 'informational', amount: rupees(999) },
            ],
          },
        ],
      }),
    );
    expect(lines).toEqual([{ id: '0', text: 'X-ray', quantity: 1, rate: 600, amount: 530 }]);
  }
});

test('a bill without lines still has a total', () => {
  expect(readBill(invoice({ totalGross: rupees(2_850) }))).toMatchObject({ lines: [], total: 2_850 });
  expect(readBill(invoice())).toMatchObject({ number: undefined, due: undefined, total: 0 });
});

test('where the hospital gives no total, it is the sum of the lines', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 10 ** 7 }))),
      (pairs) => {
        const bill = readBill(
          invoice({ lineItem: pairs.map(([count, price]) => charge('x', count, price)) }),
        );
        expect(bill.total).toBe(pairs.reduce((total, [count, price]) => total + count * price, 0));
        expect(bill.lines.map(({ rate }) => rate)).toEqual(pairs.map(([, price]) => price));
      },
    ),
  );
});

test('open bills are summed; paid ones and drafts are not', () => {
  const open = readBill(
    invoice({
      totalGross: rupees(0.1),
      extension: [{ url: extensionUrls.paymentDue, valueDate: '2026-12-01' }],
    }),
  );
  const sooner = { ...open, total: 0.2, due: '2026-11-20' };
  const paid = readBill(invoice({ status: 'balanced', totalGross: rupees(5) }));
  expect(sumOpenBills([open, paid, sooner])).toEqual({ total: 0.3, due: '2026-11-20' });
  expect(sumOpenBills([paid])).toEqual({ total: 0, due: undefined });
});

test.each([
  ['Anesthesia (spinal, 90 minutes)', 'Anesthesia', 'spinal, 90 minutes'],
  ['Vitamin D', 'Vitamin D', undefined],
  ['(only a remark)', '(only a remark)', undefined],
  ['X-ray (left) hand', 'X-ray (left) hand', undefined],
])('%s', (text, name, remark) => {
  expect(splitRemark(text)).toEqual({ name, remark });
});
