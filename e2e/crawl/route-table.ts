import { getRoutes } from './read-routes.ts';
import { notReached } from './skip-list.ts';

const outside = new Set(['/', '/get-started', '/callback', '/account-deleted']);

/** The addresses of the portal, and to which of them a page belongs. */
export function createRouteTable() {
  const routes = getRoutes();
  const patterns = routes
    .map((route) => ({ route, pattern: new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`) }))
    // A fixed address goes before one with a name in it.
    .toSorted((one, other) => Number(one.route.includes(':')) - Number(other.route.includes(':')));

  return {
    placeOf(url: string): string {
      const { pathname } = new URL(url);
      const path = pathname.replace(/(.)\/$/, '$1');
      return patterns.find(({ pattern, route }) => route !== '/*' && pattern.test(path))?.route ?? '/*';
    },
    isOutside: (place: string) => outside.has(place),
    findUnreached: (reached: ReadonlySet<string>) =>
      routes.filter((route) => !reached.has(route) && !(route in notReached)),
  };
}
