/** What Vite's manifest says of one chunk. */
export type ManifestChunk = {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
  isDynamicEntry?: boolean;
};
export type Manifest = Record<string, ManifestChunk>;

/** The files that a first view cannot do without: its roots and all that they import statically. */
export function listFirstViewFiles(manifest: Manifest, roots: string[]): string[] {
  const found = new Map<string, string>();
  const visit = (key: string) => {
    const chunk = getChunk(manifest, key);
    if (found.has(key)) return;
    found.set(key, chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const root of roots) visit(root);
  return [...new Set(found.values())];
}

export function getChunk(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk)
    throw new Error(`The manifest has no ${key}. Was it renamed? Then rename it in scripts/budget.`);
  return chunk;
}

/** A chunk that has no source file of its own, by the name that vite.config.ts gives it. */
export function keyOfGroup(manifest: Manifest, name: string): string {
  const found = Object.entries(manifest).find(([, chunk]) => chunk.name === name);
  if (!found) throw new Error(`The manifest has no chunk named ${name}. Was it renamed in vite.config.ts?`);
  return found[0];
}
