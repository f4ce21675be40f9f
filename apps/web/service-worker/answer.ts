export type Way = 'shell' | 'asset' | 'configuration' | 'network';

/** Where the answer to a request comes from. Whatever the API says comes from the API, or not at all. */
export function findWay(url: URL, { mode, method }: Pick<Request, 'mode' | 'method'>, origin: string): Way {
  if (url.origin !== origin || method !== 'GET') return 'network';
  if (url.pathname === '/config.json') return 'configuration';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (/^\/(v1|r4|\.well-known|legal)(\/|$)/.test(url.pathname)) return 'network';
  return mode === 'navigate' || ['/theme.js', '/icon.svg'].includes(url.pathname) ? 'shell' : 'network';
}
