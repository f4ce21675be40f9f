import { expect, test } from 'vitest';
import { manifestRequest } from './sharing.ts';

test.each([
  ['A‮nepo ton ,edocssap gnorW', 'Anepo ton ,edocssap gnorW'],
  [' Dr. Rai\n\u0007 ', 'Dr. Rai'],
  ['⁦Dr.​ Rai⁩', 'Dr. Rai'],
  ['डा. कार्की', 'डा. कार्की'],
  ['श्‍याम', 'श्‍याम'],
])('%j names themselves %j', (given, kept) => {
  expect(manifestRequest.parse({ recipient: given }).recipient).toBe(kept);
});

test.each(['', '  ', '‮​', 'x'.repeat(101)])('%j is no name', (given) => {
  expect(manifestRequest.safeParse({ recipient: given }).success).toBe(false);
});
