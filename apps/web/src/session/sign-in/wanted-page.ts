const longest = 512;
/** Visible ASCII, as an address bar has it; a second slash or a backslash would name another host. */
const pathForm = /^\/(?![/\\])[!-[\]-~]*$/;
/** Where the sign-in itself takes place. */
const doors = new Set(['/', '/callback', '/get-started']);

let wanted: string | undefined;

/** The address of a page of this portal, to open after a sign-in; undefined for whatever leads anywhere else. */
export function parseWantedPage(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longest || !pathForm.test(value)) return undefined;
  const origin = 'https://portal.invalid';
  const url = URL.parse(value, origin);
  if (url?.origin !== origin || url.pathname.startsWith('//') || doors.has(url.pathname)) return undefined;
  return `${url.pathname}${url.search}`;
}

/** Remembers where the patient wanted to go when a sign-in, or the app's lock, stood in the way. This tab alone knows. */
export function keepWantedPage(path: string): void {
  wanted = parseWantedPage(path);
}

export function findWantedPage(): string | undefined {
  return wanted;
}

export function takeWantedPage(): string | undefined {
  const taken = wanted;
  wanted = undefined;
  return taken;
}
