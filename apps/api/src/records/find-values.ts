/** Everything at a path of element names, through lists. */
export function findValues(root: unknown, path: readonly string[]): unknown[] {
  let values: unknown[] = [root];
  for (const step of path) {
    const next: unknown[] = [];
    for (const value of values) {
      const found = (value as Record<string, unknown> | null)?.[step];
      if (Array.isArray(found)) next.push(...(found as unknown[]));
      else if (found !== undefined && found !== null) next.push(found);
    }
    values = next;
  }
  return values;
}
