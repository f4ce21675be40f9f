import type { Doctor } from '@portal/clinical-domain/doctor';
import type { Hue } from '../../../ui/hues.ts';

const hues: Hue[] = ['rose', 'teal', 'violet', 'amber', 'blue', 'green'];

/** The same doctor has the same hue on every page. */
export function hueOf({ practitioner }: Pick<Doctor, 'practitioner'>): Hue {
  const sum = Array.from(practitioner.id ?? '', (letter) => letter.codePointAt(0) ?? 0).reduce(
    (total, code) => total + code,
    0,
  );
  return hues[sum % hues.length] ?? 'blue';
}
