import { expect, test, vi } from 'vitest';
import { guardSinks, rules } from './trusted-types.ts';

test('B16: no text becomes markup or script, but the page may empty an element and start its own worker', () => {
  expect(rules.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
  expect(rules.createHTML(' ')).toBeNull();
  expect(rules.createHTML('')).toBe('');
  expect(rules.createScriptURL('https://elsewhere.example/service-worker.js')).toBeNull();
  expect(rules.createScriptURL('/service-worker.js')).toBe('/service-worker.js');
});

test('browsers without Trusted Types are left as they are', () => {
  const createPolicy = vi.fn<() => void>();
  guardSinks({ trustedTypes: { createPolicy } });
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', rules);
  expect(() => guardSinks({})).not.toThrow();
});
