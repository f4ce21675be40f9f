import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

test.each([
  [240_000, 'Rs 2,40,000', 'रु २,४०,०००'],
  [1000, 'Rs 1,000', 'रु १,०००'],
  [50, 'Rs 50', 'रु ५०'],
  [12_34_56_789, 'Rs 12,34,56,789', 'रु १२,३४,५६,७८९'],
  [1050.5, 'Rs 1,050.50', 'रु १,०५०.५०'],
  [-50, '−Rs 50', '−रु ५०'],
  [0, 'Rs 0', 'रु ०'],
])('%d is %s and %s', (rupees, english, nepali) => {
  expect(formatMoney(rupees, 'en')).toBe(english);
  expect(formatMoney(rupees, 'ne')).toBe(nepali);
});
