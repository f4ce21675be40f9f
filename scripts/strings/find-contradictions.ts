export type Entry = { file: string; key: string; translation: string };

/** All catalogues meet in one table at run time, so the same text must be translated alike in each. */
export function findContradictions(entries: Entry[]): string[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const known = first.get(entry.key);
    if (!known) first.set(entry.key, entry);
    return known && known.translation !== entry.translation
      ? [`“${entry.key}” is “${known.translation}” in ${known.file}, “${entry.translation}” in ${entry.file}`]
      : [];
  });
}
