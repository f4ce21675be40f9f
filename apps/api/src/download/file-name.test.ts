import { posix, win32 } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toFileName } from './file-name.ts';

test.each([
  ['Letter of the eye clinic.pdf', 'application/pdf', '0007 Letter of the eye clinic.pdf'],
  ['आँखा क्लिनिकको पत्र', 'image/jpeg', '0007 आँखा क्लिनिकको पत्र.jpg'],
  ['../../../etc/passwd', 'text/plain', '0007 etc passwd.txt'],
  ['..\\..\\windows\\system32\\cmd.exe', 'application/pdf', '0007 windows system32 cmd.pdf'],
  ['C:\\autorun.inf', 'image/png', '0007 C autorun.png'],
  ['/absolute', 'text/plain', '0007 absolute.txt'],
  ['CON', 'text/plain', '0007 CON.txt'],
  ['.bashrc', undefined, '0007 bashrc.bin'],
  ['invoice\u202Efdp.exe', 'application/x-msdownload', '0007 invoice fdp.bin'],
  ['a\u0000b\nc', 'text/html', '0007 a b c.bin'],
  ['', 'application/pdf; charset=binary', '0007.pdf'],
  [undefined, 'constructor', '0007.bin'],
])('%j as %s is %s', (title, contentType, name) => {
  expect(toFileName(7, title, contentType)).toBe(name);
});

test('whatever the record says, the file stays in its folder under a name of its own', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('..', '/', '\\', ':', '.', ' ', 'a', '\u202e', '\u0000', '~', 'CON'))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(
      hostile,
      fc.option(fc.string(), { nil: undefined }),
      fc.nat(99_999),
      (title, type, ordinal) => {
        const name = toFileName(ordinal, title, type);
        for (const system of [posix, win32]) {
          expect(system.basename(name)).toBe(name);
          expect(system.normalize(name)).toBe(name);
          expect(system.isAbsolute(name)).toBe(false);
        }
        expect(name).toMatch(/^\d{4,5}( |\.)[^/\\:]*\.[a-z0-9]{2,4}$|^\d{4,5}\.[a-z0-9]{2,4}$/s);
        expect(Buffer.byteLength(name)).toBeLessThan(65_535);
        expect(toFileName(ordinal + 1, title, type)).not.toBe(name);
      },
    ),
  );
});
