/** Letters; in Nepali each takes three bytes of the 255 that a phone's file system has for a name. */
const longest = 60;

/** The phone finds out by the ending what a file is. */
const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/json': 'json',
  'application/fhir+json': 'json',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'text/calendar': 'ics',
  'text/plain': 'txt',
};

/** A name that is safe as one file of one folder, whoever chose it, with the ending of what the file is taken for. */
export function toPhoneFileName(name: string, contentType: string): string {
  const plain = name
    .normalize('NFC')
    // oxlint-disable-next-line no-control-regex -- that is what must not be in a file's name
    .replaceAll(/[\u0000-\u001F\u007F\u200E\u200F\u202A-\u202E\u2066-\u2069/\\:*?"<>|%#]/g, '-')
    .replace(/^[\s.]+/, '')
    .replace(/[\s.]+$/, '');
  const own = /\.([A-Za-z][A-Za-z0-9]{0,7})$/.exec(plain);
  const ending = own?.[1] ?? endings[contentType.split(';')[0]?.trim() ?? ''];
  const stem =
    Array.from(own ? plain.slice(0, own.index) : plain)
      .slice(0, longest)
      .join('') || 'file';
  return ending === undefined ? stem : `${stem}.${ending}`;
}
