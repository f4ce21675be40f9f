import { expect, test } from 'vitest';
import { getAuthorizationCode } from './authorization-response.ts';

const issuer = 'https://identity.example/realms/portal';
const server = { issuer, authorization_response_iss_parameter_supported: true };
const expected = { server, clientId: 'patient-portal', state: 'the-state' };
const good = { code: 'the-code', state: 'the-state', iss: issuer, session_state: 'x' };

const codeOf = (parameters: Record<string, string>, options: typeof expected = expected) =>
  getAuthorizationCode(new URLSearchParams(parameters), options);

test('gives the code of a good response', () => {
  expect(codeOf(good)).toBe('the-code');
});

test.each([
  ['another issuer', { ...good, iss: 'https://other.example' }, 'issuer'],
  ['another issuer that reports an error', { ...good, iss: 'https://other.example', error: 'x' }, 'issuer'],
  ['no issuer', { code: 'c', state: 'the-state' }, 'issuer'],
  ['another state', { ...good, state: 'other' }, 'state'],
  ['no state', { code: 'c', iss: issuer }, 'state'],
  ['a refusal of the patient', { error: 'access_denied', state: 'the-state', iss: issuer }, 'denied'],
  ['an error', { error: 'server_error', state: 'the-state', iss: issuer }, 'error'],
  ['an error beside a code', { ...good, error: 'server_error' }, 'error'],
  ['an implicit access token', { ...good, access_token: 't' }, 'flow'],
  ['a hybrid ID token', { ...good, id_token: 't' }, 'flow'],
  ['a signed response object', { ...good, response: 't' }, 'flow'],
  ['no code', { state: 'the-state', iss: issuer }, 'malformed'],
  ['an empty code', { ...good, code: '' }, 'malformed'],
])('refuses %s', (_, parameters: Record<string, string>, reason) => {
  expect(() => codeOf(parameters)).toThrow(expect.objectContaining({ reason }));
});

test('refuses a parameter that comes twice', () => {
  const twice = new URLSearchParams(good);
  twice.append('state', 'the-state');
  expect(() => getAuthorizationCode(twice, expected)).toThrow(
    expect.objectContaining({ reason: 'malformed' }),
  );
});

test('a server that never sends its issuer is taken without one', () => {
  const silent = { ...expected, server: { issuer, authorization_response_iss_parameter_supported: false } };
  expect(codeOf({ code: 'c', state: 'the-state' }, silent)).toBe('c');
  expect(() => codeOf({ ...good, iss: 'https://other.example' }, silent)).toThrow();
});

test.each([
  ['server_error', 'server_error'],
  ['<b>call this number</b>', undefined],
])('the error code %j is shown as %j', (error, code) => {
  expect(() => codeOf({ ...good, error })).toThrow(expect.objectContaining({ code }));
});
