import { getChunk, type Manifest } from './first-view.ts';

/**
 * Files that import each other in a circle: one of them runs before what it needs, and the page stays empty. Such a circle
 * comes from a module that lands in another chunk than what it is needed by (`apps/web/code-splitting.ts`).
 */
export function findCycle(manifest: Manifest): string[] | undefined {
  const done = new Set<string>();
  const visit = (key: string, path: string[]): string[] | undefined => {
    if (path.includes(key)) return [...path.slice(path.indexOf(key)), key];
    if (done.has(key)) return undefined;
    for (const imported of getChunk(manifest, key).imports ?? []) {
      const cycle = visit(imported, [...path, key]);
      if (cycle) return cycle;
    }
    done.add(key);
    return undefined;
  };
  for (const key of Object.keys(manifest)) {
    const cycle = visit(key, []);
    if (cycle) return cycle.map((each) => getChunk(manifest, each).file);
  }
  return undefined;
}
