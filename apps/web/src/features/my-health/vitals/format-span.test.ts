import { findBikramView } from '@portal/clinical-domain/bikram-sambat/bikram-view';
import { expect, test } from 'vitest';
import { formatSpan } from './format-span.ts';

const week = { first: '2026-11-12', last: '2026-11-18' };

test('what both days share is said once', () => {
  expect(formatSpan(week, { language: 'en' })).toBe('12 – 18 Nov 2026');
  expect(formatSpan({ first: '2026-10-20', last: '2026-11-18' }, { language: 'en' })).toBe(
    '20 Oct – 18 Nov 2026',
  );
  expect(formatSpan({ first: '2025-11-20', last: '2026-11-18' }, { language: 'en' })).toBe(
    '20 Nov 2025 – 18 Nov 2026',
  );
});

test('in Bikram Sambat and Nepali', () => {
  expect(formatSpan(week, { language: 'ne', bikram: findBikramView('bs') })).toBe(
    '२६ कार्तिक – २ मंसिर २०८३',
  );
  expect(formatSpan(week, { language: 'en', bikram: findBikramView('both') })).toContain(
    '12 – 18 Nov 2026 (',
  );
});
