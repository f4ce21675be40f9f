import type { BodyLimits } from './body-scanner.ts';
import { largestBodyBytes, largestPortraitBytes } from './tables/limits.ts';

const inBase64 = (bytes: number) => Math.ceil(bytes / 3) * 4;

/** What the body of a call may be, by its address alone: a file for Binary, a picture for Patient, words for the rest. */
export function limitsOf(method: string, url: string, uploadBytes: number): BodyLimits {
  const bytes = inBase64(uploadBytes);
  const path = url.split('?', 1)[0] ?? '';
  if (method === 'PUT' && path.startsWith('/r4/Binary/'))
    return { bytes: largestBodyBytes, file: { at: 'data', bytes } };
  if (method === 'POST' && /^\/r4\/?$/.test(path))
    return { bytes: largestBodyBytes, file: { at: 'entry.resource.data', bytes } };
  if (method === 'PUT' && path.startsWith('/r4/Patient/'))
    return { bytes: largestBodyBytes + inBase64(largestPortraitBytes) };
  return { bytes: largestBodyBytes };
}
