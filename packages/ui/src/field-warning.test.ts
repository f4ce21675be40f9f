import { expect, test } from 'vitest';
import { warningAfterInput, warningOfRefusal } from './field-warning.ts';

const control = (value: string, { required = false, valid = true } = {}) => ({
  value,
  required,
  validity: { valid } as ValidityState,
});

test('a refused control is required when it is empty and required, else invalid', () => {
  expect(warningOfRefusal(control('', { required: true, valid: false }))).toBe('required');
  expect(warningOfRefusal(control('x', { required: true, valid: false }))).toBe('invalid');
  expect(warningOfRefusal(control('', { valid: false }))).toBe('invalid');
});

test('required is shown once emptied and cleared once a value exists', () => {
  expect(warningAfterInput(control('', { required: true, valid: false }), undefined)).toBe('required');
  expect(warningAfterInput(control('s', { required: true }), 'required')).toBeUndefined();
});

test('invalid stays until the value is valid, and is not shown while someone still types', () => {
  expect(warningAfterInput(control('sita@', { valid: false }), 'invalid')).toBe('invalid');
  expect(warningAfterInput(control('sita@example.org'), 'invalid')).toBeUndefined();
  expect(warningAfterInput(control('sita@', { valid: false }), undefined)).toBeUndefined();
});
