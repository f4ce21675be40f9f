/** What one check found. `change` and `unknown` say what to do, in a plain sentence. */
export type Finding = { about: string; state: 'good' | 'change' | 'unknown'; says: string };

export const good = (about: string, says = ''): Finding => ({ about, state: 'good', says });
export const change = (about: string, says: string): Finding => ({ about, state: 'change', says });
export const unknown = (about: string, says: string): Finding => ({ about, state: 'unknown', says });

/** A rule that holds, or what to change. */
export function rule(about: string, holds: boolean, says: string): Finding {
  return holds ? good(about) : change(about, says);
}

/** The innermost cause that says anything. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}
