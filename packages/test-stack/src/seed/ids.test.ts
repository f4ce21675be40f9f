import { expect, test } from 'vitest';
import { stableId } from './ids.ts';

test('a seeded id stays what it is', () => {
  expect(stableId('patient', 7)).toBe('c93f3d4a-b771-5945-a236-1e29405a812c');
});
