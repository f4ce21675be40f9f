import { listRoutes } from '../../apps/web/list-routes.ts';

const name = 'CRAWL_ROUTES';

/** Before all walks, for all workers: the addresses of the route table. */
export default async function readRoutes(): Promise<void> {
  process.env[name] = JSON.stringify(await listRoutes());
}

export function getRoutes(): string[] {
  const routes = process.env[name];
  if (routes === undefined)
    throw new Error('The route table has not been read: readRoutes is the global setup.');
  return JSON.parse(routes) as string[];
}
