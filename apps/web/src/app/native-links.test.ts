import { expect, test } from 'vitest';
import { findLinkTarget } from './native-links.ts';

const server = 'https://portal.example.org';

test.each([
  ['com.patientportal:/callback?code=c&state=s', { answer: 'code=c&state=s' }],
  ['https://portal.example.org/callback/native?code=c&state=s', { answer: 'code=c&state=s' }],
  ['https://portal.example.org/appointments', { to: '/appointments' }],
  ['https://portal.example.org/appointments/a1?x=1', { to: '/appointments/a1?x=1' }],
  ['https://portal.example.org/messages?id=p1', { to: '/messages?id=p1' }],
  ['https://portal.example.org/test-results/r1', { to: '/test-results/r1' }],
  ['https://portal.example.org/bills/i1', { to: '/bills/i1' }],
  ['https://portal.example.org/medications', { to: '/medications' }],
  ['https://portal.example.org/settings/delete-account', undefined],
  ['https://portal.example.org/appointments-evil', undefined],
  ['https://portal.example.org.evil.example/appointments', undefined],
  ['http://portal.example.org/appointments', undefined],
  ['com.patientportal://evil/callback?code=c', undefined],
  ['com.patientportal:/dashboard', undefined],
  ['javascript:alert(1)', undefined],
  ['not a link', undefined],
])('%s', (link, target) => {
  expect(findLinkTarget(link, server)).toEqual(target);
});
