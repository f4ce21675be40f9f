import { afterEach, expect, test, vi } from 'vitest';
import { createRootStore } from './root-store.ts';

const memory = (content?: string) => {
  const items = new Map<string, string>(content === undefined ? [] : [['root', content]]);
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
};

afterEach(() => {
  vi.useRealTimers();
});

test('persists the flags and the language under the key root, nothing else', () => {
  const storage = memory();
  const store = createRootStore(storage);
  store.setState({ auth: { isAuthenticated: true, mustRevoke: false } });
  expect([...storage.items.keys()]).toEqual(['root']);
  expect(JSON.parse(storage.items.get('root') ?? '')).toEqual({
    state: { auth: { isAuthenticated: true, mustRevoke: false }, locale: 'en' },
    version: 0,
  });
});

test('drops a token that something else put there', () => {
  const storage = memory();
  const store = createRootStore(storage);
  store.setState({ accessToken: 'secret' } as never);
  expect(storage.items.get('root')).not.toContain('secret');
});

test('comes back after a reload', async () => {
  const stored = { state: { auth: { isAuthenticated: true, mustRevoke: false }, locale: 'np' }, version: 0 };
  const store = createRootStore(memory(JSON.stringify(stored)));
  await store.persist.rehydrate();
  expect(store.getState()).toEqual(stored.state);
});

test.each(['not json', '{"state":{"auth":true},"version":0}', '{"state":null,"version":0}'])(
  'starts anew from a damaged store: %s',
  async (content) => {
    const store = createRootStore(memory(content));
    await store.persist.rehydrate();
    expect(store.getState().auth.isAuthenticated).toBe(false);
  },
);

test('gives up on a silent storage after 5000 ms', async () => {
  vi.useFakeTimers();
  const store = createRootStore({ ...memory(), getItem: () => new Promise<never>(() => undefined) });
  const hydrated = vi.fn<() => void>();
  void Promise.resolve(store.persist.rehydrate()).then(hydrated);
  await vi.advanceTimersByTimeAsync(4999);
  expect(hydrated).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(hydrated).toHaveBeenCalledOnce();
  expect(store.getState().auth.isAuthenticated).toBe(false);
});

test.each([
  [['ne-NP', 'en-US'], 'np'],
  [['ne'], 'np'],
  [['NE-np'], 'np'],
  [['hi-IN', 'ne'], 'np'],
  [['en-GB', 'ne-NP'], 'en'],
  [['de', 'fr'], 'en'],
  [[], 'en'],
])('F13: a browser set to %j shows %s at the first visit', async (languages, locale) => {
  vi.stubGlobal('navigator', { languages });
  const store = createRootStore(memory());
  await store.persist.rehydrate();
  expect(store.getState().locale).toBe(locale);
  vi.unstubAllGlobals();
});

test('F13: the language that was chosen stays, whatever the browser is set to', async () => {
  vi.stubGlobal('navigator', { languages: ['ne'] });
  const stored = { state: { auth: { isAuthenticated: false, mustRevoke: false }, locale: 'en' }, version: 0 };
  const store = createRootStore(memory(JSON.stringify(stored)));
  await store.persist.rehydrate();
  expect(store.getState().locale).toBe('en');
  vi.unstubAllGlobals();
});
