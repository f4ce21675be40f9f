export type Way = 'page' | 'shell' | 'asset' | 'brand' | 'configuration' | 'network';

type Asked = Pick<Request, 'mode' | 'method' | 'headers'>;

const ofTheApi = /^\/(v1|r4|\.well-known|legal)(\/|$)/;
const plainFile = /\.(js|txt|svg|png|webmanifest)$/;
const ofTheBrand = new Set(['/v1/brand.css', '/v1/brand/logo']);
/** Files of the first page whose names do not change with what is in them. */
const shellFiles = new Set(['/theme.js', '/icon.svg']);

/** Where the answer to a request comes from. Whatever the API says comes from the API, or not at all. */
export function findWay(url: URL, { mode, method, headers }: Asked, origin: string): Way {
  if (url.origin !== origin || method !== 'GET' || headers.has('range')) return 'network';
  if (ofTheBrand.has(url.pathname) && mode !== 'navigate') return 'brand';
  if (ofTheApi.test(url.pathname)) return 'network';
  if (mode === 'navigate')
    return plainFile.test(url.pathname) || url.pathname.startsWith('/assets/') ? 'network' : 'page';
  if (url.pathname === '/config.json') return 'configuration';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  return shellFiles.has(url.pathname) ? 'shell' : 'network';
}
