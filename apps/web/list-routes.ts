import type { RouteObject } from 'react-router';
import { createServer } from 'vite';

/** Every address of the portal as its route table has it, such as /bills/:id; the gallery is no part of a build. */
export async function listRoutes(): Promise<string[]> {
  const server = await createServer({
    root: import.meta.dirname,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { routes } = (await server.ssrLoadModule('/src/app/routes.tsx')) as { routes: RouteObject[] };
    const all = listPaths(routes).filter((path) => !path.startsWith('/ui'));
    return [...new Set(all)].toSorted();
  } finally {
    await server.close();
  }
}

function listPaths(branch: RouteObject[], above = ''): string[] {
  return branch.flatMap((route) => {
    const path = route.path === undefined ? above : `${above}/${route.path}`.replaceAll('//', '/');
    const isPlace = route.index === true || route.path !== undefined;
    return [...(isPlace ? [path || '/'] : []), ...listPaths(route.children ?? [], path)];
  });
}
