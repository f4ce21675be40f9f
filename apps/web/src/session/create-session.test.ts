import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuthApi, Grant } from './refresh/auth-api.ts';
import { createRootStore } from './root-store.ts';
import { createSession } from './create-session.ts';
import { RefusedError, TokenExpiredError, UnreachableError } from './session-errors.ts';

const grant = (accessToken: string): Grant => ({
  accessToken,
  lifetimeSeconds: 300,
  user: { id: 'p1', subject: 's1', name: 'Sita Sharma' },
});
const request = { code: 'c', redirect_uri: 'r', code_verifier: 'v', client_id: 'patient-portal' };

function setUp(stored = { isAuthenticated: false, mustRevoke: false }, isReplacing = false) {
  const items = new Map([['root', JSON.stringify({ state: { auth: stored, locale: 'en' }, version: 0 })]]);
  const rootStore = createRootStore({
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  });
  const api = {
    authorize: vi.fn<AuthApi['authorize']>(async () => grant('first')),
    refresh: vi.fn<AuthApi['refresh']>(async () => grant('second')),
    revoke: vi.fn<AuthApi['revoke']>(async () => undefined),
  };
  const announceSignOut = vi.fn<() => void>();
  const session = createSession({
    rootStore,
    authApi: async () => api,
    clientId: () => 'patient-portal',
    announceSignOut,
    isReplacing: async () => isReplacing,
  });
  const storedAuth = () => JSON.parse(items.get('root') ?? '').state.auth;
  return { session, api, rootStore, announceSignOut, storedAuth, items };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function signedIn() {
  const parts = setUp();
  await parts.session.signIn(request);
  return parts;
}

const statusOf = ({ session }: ReturnType<typeof setUp>) => session.store.getState().status;

test('a sign-in keeps the token in memory and a flag in storage', async () => {
  const parts = await signedIn();
  expect(statusOf(parts)).toBe('in');
  expect(await parts.session.getAccessToken()).toBe('first');
  expect(parts.storedAuth()).toEqual({ isAuthenticated: true, mustRevoke: false });
  expect(parts.items.get('root')).not.toMatch(/first|Sita|p1/);
});

test.each([
  ['answers', async () => grant('second'), 'in'],
  ['refuses with 401', () => Promise.reject(new RefusedError(401)), 'out'],
  ['refuses with 403', () => Promise.reject(new RefusedError(403)), 'unknown'],
  ['is silent', () => Promise.reject(new UnreachableError()), 'unknown'],
])('after a reload, a server that %s', async (_, refresh: AuthApi['refresh'], status) => {
  const parts = setUp({ isAuthenticated: true, mustRevoke: false });
  parts.api.refresh.mockImplementation(refresh);
  await parts.rootStore.persist.rehydrate();
  await parts.session.restore();
  expect(statusOf(parts)).toBe(status);
  expect(parts.storedAuth().isAuthenticated).toBe(status !== 'out');
});

test('without the flag nobody asks the server', async () => {
  const parts = setUp();
  await parts.session.restore();
  expect(statusOf(parts)).toBe('out');
  expect(parts.api.refresh).not.toHaveBeenCalled();
});

test('refreshes 50 s before the end, again and again', async () => {
  const { api } = await signedIn();
  await vi.advanceTimersByTimeAsync(249_000);
  expect(api.refresh).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(api.refresh).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(250_000);
  expect(api.refresh).toHaveBeenCalledTimes(2);
});

test('an expired token refreshes first, once for all who ask', async () => {
  const { session, api } = await signedIn();
  vi.setSystemTime(Date.now() + 301_000);
  expect(await Promise.all([session.getAccessToken(), session.getAccessToken()])).toEqual([
    'second',
    'second',
  ]);
  expect(api.refresh).toHaveBeenCalledTimes(1);
});

test('a refused refresh aborts with Token expired and signs out', async () => {
  const parts = await signedIn();
  parts.api.refresh.mockRejectedValue(new RefusedError(401));
  vi.setSystemTime(Date.now() + 301_000);
  await expect(parts.session.getAccessToken()).rejects.toThrow('Token expired');
  expect(statusOf(parts)).toBe('out');
  expect(parts.session.store.getState().alert).toBe('token-expired');
});

test('an unreachable server does neither, and is asked again', async () => {
  const parts = await signedIn();
  parts.api.refresh.mockRejectedValueOnce(new UnreachableError());
  vi.setSystemTime(Date.now() + 301_000);
  await expect(parts.session.getAccessToken()).rejects.toThrow(UnreachableError);
  expect(statusOf(parts)).toBe('unknown');
  expect(parts.storedAuth().isAuthenticated).toBe(true);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(statusOf(parts)).toBe('in');
});

test('a failed early refresh leaves a token that still lives in use', async () => {
  const parts = await signedIn();
  parts.api.refresh.mockRejectedValueOnce(new UnreachableError());
  await vi.advanceTimersByTimeAsync(250_000);
  expect(statusOf(parts)).toBe('in');
  expect(await parts.session.getAccessToken()).toBe('first');
});

test('sign-out revokes, stops the timer, resets the state and tells the other tabs', async () => {
  const parts = await signedIn();
  await parts.session.signOut();
  expect(parts.api.revoke).toHaveBeenCalledWith('patient-portal');
  expect(parts.announceSignOut).toHaveBeenCalledOnce();
  expect(parts.session.store.getState()).toEqual({ status: 'out', ended: 'signed-out' });
  expect(parts.storedAuth()).toEqual({ isAuthenticated: false, mustRevoke: false });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(parts.api.refresh).not.toHaveBeenCalled();
  await expect(parts.session.getAccessToken()).rejects.toThrow(TokenExpiredError);
});

test('a sign-out that the server did not hear is repeated at the next visit', async () => {
  const parts = await signedIn();
  parts.api.revoke.mockRejectedValueOnce(new UnreachableError());
  await parts.session.signOut();
  expect(statusOf(parts)).toBe('out');
  expect(parts.storedAuth()).toEqual({ isAuthenticated: false, mustRevoke: true });
  await parts.session.restore();
  expect(parts.api.revoke).toHaveBeenCalledTimes(2);
  expect(parts.storedAuth()).toEqual({ isAuthenticated: false, mustRevoke: false });
});

test('a refresh that answers after the sign-out brings nobody back', async () => {
  const parts = await signedIn();
  const late = Promise.withResolvers<Grant>();
  parts.api.refresh.mockReturnValueOnce(late.promise);
  const refreshed = parts.session.refresh();
  await parts.session.signOut();
  late.resolve(grant('late'));
  await expect(refreshed).rejects.toThrow('Token expired');
  expect(statusOf(parts)).toBe('out');
});

test('follows the sign-out of another tab without revoking again', async () => {
  const parts = await signedIn();
  parts.items.set(
    'root',
    JSON.stringify({
      state: { auth: { isAuthenticated: false, mustRevoke: true }, locale: 'en' },
      version: 0,
    }),
  );
  await parts.session.follow();
  expect(statusOf(parts)).toBe('out');
  expect(parts.api.revoke).not.toHaveBeenCalled();
  expect(parts.storedAuth()).toEqual({ isAuthenticated: false, mustRevoke: true });
});

test('who has deleted the account is out in every tab, and nothing is left to revoke', async () => {
  const parts = await signedIn();
  parts.session.leave();
  expect(statusOf(parts)).toBe('out');
  expect(parts.storedAuth()).toEqual({ isAuthenticated: false, mustRevoke: false });
  expect(parts.announceSignOut).toHaveBeenCalledOnce();
  expect(parts.api.revoke).not.toHaveBeenCalled();
});

test('F4: a session that ran out is told from one that was signed out, also after a reload', async () => {
  const ran = await signedIn();
  ran.api.refresh.mockRejectedValue(new RefusedError(401, { code: 'token_expired' }));
  await expect(ran.session.refresh()).rejects.toThrow('Token expired');
  expect(ran.session.store.getState()).toEqual({ status: 'out', ended: 'expired', alert: 'token-expired' });
  await ran.rootStore.persist.rehydrate();
  await ran.session.restore();
  expect(ran.session.store.getState()).toMatchObject({ status: 'out', ended: 'expired' });

  for (const code of ['signed_out', undefined]) {
    const left = await signedIn();
    left.api.refresh.mockRejectedValue(new RefusedError(401, code === undefined ? {} : { code }));
    await expect(left.session.refresh()).rejects.toThrow('Token expired');
    expect(left.session.store.getState()).toMatchObject({ status: 'out', ended: 'signed-out' });
    expect(left.storedAuth()).toEqual({ isAuthenticated: false, mustRevoke: false });
  }
});

test('a password change ends the session that asked for it: what the device keeps stays for the next one', async () => {
  const parts = setUp(undefined, true);
  await parts.session.signIn(request);
  parts.api.refresh.mockRejectedValue(new RefusedError(401, { code: 'signed_out' }));
  await expect(parts.session.refresh()).rejects.toThrow('Token expired');
  expect(parts.session.store.getState()).toMatchObject({ status: 'out', ended: 'expired' });
  await parts.session.signIn(request);
  expect(parts.session.store.getState()).toMatchObject({ status: 'in' });
});

test('F4: a new sign-in and a sign-out both end an expiry', async () => {
  const parts = await signedIn();
  parts.api.refresh.mockRejectedValueOnce(new RefusedError(401, { code: 'token_expired' }));
  await expect(parts.session.refresh()).rejects.toThrow('Token expired');
  expect(parts.storedAuth()).toEqual({ isAuthenticated: false, mustRevoke: false, hasExpired: true });
  await parts.session.signIn(request);
  expect(parts.storedAuth()).toEqual({ isAuthenticated: true, mustRevoke: false });
  await parts.session.signOut();
  expect(parts.session.store.getState()).toEqual({ status: 'out', ended: 'signed-out' });
});
