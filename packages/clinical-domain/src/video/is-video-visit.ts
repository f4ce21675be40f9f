import type { Appointment } from 'fhir/r4';
import { systemUris } from '../fhir-extensions.ts';

export function isVideoVisit({ serviceType }: Pick<Appointment, 'serviceType'>): boolean {
  const codings = (serviceType ?? []).flatMap(({ coding }) => coding ?? []);
  return codings.some(({ system, code }) => system === systemUris.visitMode && code === 'video');
}
