type Named = { name: string; specialty?: string | undefined };

/** By name or specialty, whatever the case; nothing typed finds all. */
export function searchConversations<T extends Named>(all: readonly T[], typed: string): T[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return all.filter(({ name, specialty = '' }) =>
    [name, specialty].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
}
