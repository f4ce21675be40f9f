import { matchesText } from '../language/search-text.ts';

type Named = { name: string; specialty?: string | undefined };

/** By name or specialty, in whichever way it is written; nothing typed finds all. */
export function searchConversations<T extends Named>(all: readonly T[], typed: string): T[] {
  return all.filter(({ name, specialty = '' }) => [name, specialty].some((text) => matchesText(text, typed)));
}
