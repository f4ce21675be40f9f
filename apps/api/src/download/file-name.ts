import { extensions } from './extensions.ts';

/** What systems read as a way through folders, a device, a drive, a hidden file or another direction of writing. */
// oxlint-disable-next-line no-control-regex
const meaningful = /[\u0000-\u001f\u007f-\u009f/\\:*?"<>|\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
const longest = 60;

/**
 * A name for the n-th file. The number makes it the only one of that name and keeps it from being a device's; the ending
 * is that of its content type, whatever the record calls it.
 */
export function toFileName(
  ordinal: number,
  title: string | undefined,
  contentType: string | undefined,
): string {
  const essence = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  const ending = Object.hasOwn(extensions, essence) ? (extensions[essence] ?? 'bin') : 'bin';
  const words = (title ?? '')
    .normalize('NFC')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll(meaningful, ' ')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/\s+/g, ' ');
  const short = [...new Intl.Segmenter().segment(words)]
    .slice(0, longest)
    .map(({ segment }) => segment)
    .join('')
    .replaceAll(/^[\s.~-]+|[\s.]+$/g, '');
  const number = String(ordinal).padStart(4, '0');
  return `${short === '' ? number : `${number} ${short}`}.${ending}`;
}
