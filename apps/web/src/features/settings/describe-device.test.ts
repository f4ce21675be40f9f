import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

test.each([
  ['Chrome, Android', 'Chrome', 'Android', true],
  ['Firefox, Windows', 'Firefox', 'Windows', false],
  ['Safari', 'Safari', undefined, false],
  ['iPhone', undefined, 'iPhone', true],
  [null, undefined, undefined, false],
])('%s', (label, browser, system, isHandheld) => {
  expect(describeDevice({ label })).toEqual({ browser, system, isHandheld });
});
