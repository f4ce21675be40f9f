import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { Resource } from 'fhir/r4';
import { isObject } from '../records/is-resource.ts';
import { findName } from '../records/reference.ts';

export type Patients = { from: string; to: string };

/** The resource with every reference to the one record leading to the other, and names that hold the patient's id likewise. */
export function rewritePatient<Kind extends Resource>(resource: Kind, patients: Patients): Kind {
  return rewrite(resource, patients) as Kind;
}

function rewrite(value: unknown, patients: Patients): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, patients));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      if (typeof item !== 'string') return [name, rewrite(item, patients)];
      return [
        name,
        name === 'reference' ? rewriteReference(item, patients) : rewriteName(value, name, item, patients),
      ];
    }),
  );
}

function rewriteReference(reference: string, { from, to }: Patients): string {
  return findName(reference) === `Patient/${from}` ? `Patient/${to}` : reference;
}

/** `{patient id}/…` of doses and of what devices measured: what the device sends next must meet it. */
function rewriteName(
  { system }: Record<string, unknown>,
  name: string,
  value: string,
  { from, to }: Patients,
): string {
  const isOurs = system === systemUris.dose || system === systemUris.wearableReading;
  return name === 'value' && isOurs && value.startsWith(`${from}/`)
    ? `${to}${value.slice(from.length)}`
    : value;
}

/** Files that the resource names, by id. */
export function findFileIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findFileIds);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    if (typeof item !== 'string') return findFileIds(item);
    const named = name === 'url' || name === 'reference' ? findName(item) : undefined;
    return named?.startsWith('Binary/') ? [named.slice('Binary/'.length)] : [];
  });
}
