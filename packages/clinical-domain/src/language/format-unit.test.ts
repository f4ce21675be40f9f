import { expect, test } from 'vitest';
import { formatUnit } from './format-unit.ts';

test('signs stay, words are translated', () => {
  expect(formatUnit('beats/min', 'ne')).toEqual({ text: 'प्रति मिनेट', language: 'ne' });
  expect(formatUnit('beats/min', 'en')).toEqual({ text: 'beats/min', language: 'en' });
  expect(formatUnit('mg/dL', 'ne')).toEqual({ text: 'mg/dL', language: 'en' });
});
