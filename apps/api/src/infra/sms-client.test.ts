import { expect, test } from 'vitest';
import { findMobileNumber } from './sms-client.ts';

test.each([
  ['9841234567', '9841234567'],
  ['+977 984-1234567', '9841234567'],
  ['00977 9801234567', '9801234567'],
  ['01-5550100', undefined],
  ['+1 984 123 4567', undefined],
  ['', undefined],
])('%s is sent to %s', (telephone, number) => {
  expect(findMobileNumber(telephone)).toBe(number);
});
