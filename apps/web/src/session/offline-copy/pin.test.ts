import { expect, test } from 'vitest';
import { isEasyPin, pinPattern } from './pin.ts';

test.each(['000000', '777777', '123456', '654321', '456789'])('anybody tries %s first', (pin) => {
  expect(isEasyPin(pin)).toBe(true);
});

test.each(['135790', '121212', '482913'])('%s will do', (pin) => {
  expect(isEasyPin(pin)).toBe(false);
});

test('six digits, no more and no fewer', () => {
  const pattern = new RegExp(`^${pinPattern}$`, 'v');
  expect(['482913', '४८२९१३', '48291', '4829133', '48291a'].map((typed) => pattern.test(typed))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
