import { expect, test } from 'vitest';
import { parseUser } from './user.ts';

const token = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

test.each([
  ['Patient/p-204817', 'p-204817'],
  ['https://portal.example/r4/Patient/p-204817', 'p-204817'],
  ['https://portal.example/r4/Patient/p-204817/', 'p-204817'],
  [undefined, 'subject'],
  ['', 'subject'],
])('fhirUser %s gives the id %s', (fhirUser, id) => {
  expect(parseUser(token({ sub: 'subject', fhirUser })).id).toBe(id);
});

test('keeps the name in its own script', () => {
  const user = parseUser(token({ sub: 's', name: 'सीता शर्मा', email: 'sita@example.com' }));
  expect(user).toEqual({ id: 's', subject: 's', name: 'सीता शर्मा', email: 'sita@example.com' });
});

test.each([
  [{ sub: 's', email: 'sita@example.com' }, 'sita@example.com'],
  [{ sub: 's', name: '  ' }, 'Unnamed'],
])('%j is shown as %s', (claims, name) => {
  expect(parseUser(token(claims)).name).toBe(name);
});

test.each(['', 'x.y.z', 'x..x', token({ name: 'no subject' })])('refuses %j', (text) => {
  expect(() => parseUser(text)).toThrow();
});
