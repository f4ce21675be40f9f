import { expect, test } from 'vitest';
import { mustWipe } from './must-wipe.ts';
import type { SessionState } from '../create-session.ts';
import type { User } from '../user.ts';

const inAs = (id: string): SessionState => ({ status: 'in', user: { id } as User });

test.each<[string, SessionState, SessionState, boolean]>([
  [
    'F4: a session that ran out',
    inAs('a'),
    { status: 'out', ended: 'expired', alert: 'token-expired' },
    false,
  ],
  [
    'F4: a page that opens after it ran out',
    { status: 'unknown' },
    { status: 'out', ended: 'expired' },
    false,
  ],
  ['no network', inAs('a'), { status: 'unknown', user: { id: 'a' } as User }, false],
  ['signed in again', { status: 'out', ended: 'expired', alert: 'token-expired' }, inAs('a'), false],
  ['signed out', inAs('a'), { status: 'out', ended: 'signed-out' }, true],
  ['signed out without a network', { status: 'unknown' }, { status: 'out', ended: 'signed-out' }, true],
  [
    'signed out after it ran out',
    { status: 'out', ended: 'expired' },
    { status: 'out', ended: 'signed-out' },
    true,
  ],
  ['a page that opens without a session', { status: 'unknown' }, { status: 'out' }, true],
  ['somebody else', inAs('a'), inAs('b'), true],
])('%s: wiped or not', (_what, before, state, isWiped) => {
  expect(mustWipe(state, before)).toBe(isWiped);
});
