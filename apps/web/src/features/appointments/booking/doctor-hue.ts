import type { Doctor } from '@portal/clinical-domain/doctors/doctor';
import { hueOfPerson, type Hue } from '@portal/ui/hues.ts';

/** The same doctor has the same hue on every page. */
export function hueOf({ practitioner }: Pick<Doctor, 'practitioner'>): Hue {
  return hueOfPerson(practitioner.id);
}
