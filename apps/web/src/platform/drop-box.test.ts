import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDropBox, openDropBox, putInto } from './drop-box.ts';

const rounds = 10;

test('whatever is put in is taken out with the secret, as it was', async () => {
  const box = await createDropBox('482916', rounds);
  const open = await openDropBox(box, '482916');
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.string(), async (value, label) => {
      const taken = await open?.take(await putInto(box, value, label), label);
      expect(JSON.stringify(taken)).toBe(JSON.stringify(value));
    }),
    { numRuns: 50 },
  );
});

test('another secret opens nothing', async () => {
  const box = await createDropBox('482916', rounds);
  for (const wrong of ['', '482917', '48291', '4829160', new Uint8Array(32)])
    expect(await openDropBox(box, wrong)).toBeUndefined();
});

test('a letter under another label, of another box or changed on the way is refused', async () => {
  const [box, other] = [await createDropBox('482916', rounds), await createDropBox('482916', rounds)];
  const letter = await putInto(box, { name: 'Metformin' }, 'medicines');
  const open = await openDropBox(box, '482916');
  await expect(open?.take(letter, 'appointments')).rejects.toThrow();
  await expect((await openDropBox(other, '482916'))?.take(letter, 'medicines')).rejects.toThrow();
  const changed = new Uint8Array(letter.sealed.slice(0));
  changed[0] = (changed[0] ?? 0) ^ 1;
  await expect(open?.take({ ...letter, sealed: changed.buffer }, 'medicines')).rejects.toThrow();
});

test('neither box nor letter shows what is in them', async () => {
  const box = await createDropBox('482916', rounds);
  const letter = await putInto(box, 'CANARY', 'medicines');
  for (const bytes of [letter.sealed, letter.from, box.slot, box.lock.sealed])
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/CANARY|482916/);
});

test('bytes of a passkey serve as well', async () => {
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const box = await createDropBox(secret, 1);
  const letter = await putInto(box, 1, 'x');
  expect(await (await openDropBox(box, secret))?.take(letter, 'x')).toBe(1);
});
