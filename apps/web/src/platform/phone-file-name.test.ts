import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPhoneFileName } from './phone-file-name.ts';

test.each([
  ['report.pdf', 'application/pdf', 'report.pdf'],
  ['रगत जाँच', 'application/pdf', 'रगत जाँच.pdf'],
  ['appointment.ics', 'text/calendar;charset=utf-8', 'appointment.ics'],
  ['Scan of 3.5.2026', 'image/jpeg', 'Scan of 3.5.2026.jpg'],
  ['../../shared_prefs/x.xml', 'text/plain', '-..-shared_prefs-x.xml'],
  ['..', 'application/octet-stream', 'file'],
  ['invoice\u202Efdp.exe', 'application/pdf', 'invoice-fdp.exe'],
  ['', 'image/png', 'file.png'],
])('A12: %j of type %s is called %s', (name, type, expected) => {
  expect(toPhoneFileName(name, type)).toBe(expected);
});

test('A12: no name leaves its folder, is hidden or is too long for a file system', () => {
  const letter = fc.constantFrom('a', 'ख', '😀', '.', '/', '\\', ' ', '\0', '\u202E', ':', '.pdf');
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 200 }), (letters) => {
      const safe = toPhoneFileName(letters.join(''), 'application/pdf');
      return Buffer.byteLength(safe) <= 255 && !/[/\\\0]|^\.|^$/.test(safe);
    }),
  );
});
