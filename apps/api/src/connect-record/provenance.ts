import { createHash } from 'node:crypto';
import { formatUuid } from '@portal/clinical-domain/ids/format-uuid';
import type { Provenance } from 'fhir/r4';
import type { WriteEntry } from '../records/records.ts';
import type { Patients } from './rewrite-patient.ts';

const dataOperation = 'http://terminology.hl7.org/CodeSystem/v3-DataOperation';

/** That these came from the record that the account had before, by its owner. Told again it is the same one. */
export function provenanceEntry(targets: readonly string[], { from, to }: Patients): WriteEntry {
  const provenance: Provenance = {
    resourceType: 'Provenance',
    id: formatUuid(
      createHash('sha256')
        .update([from, to, ...targets].join('\n'))
        .digest(),
      8,
    ),
    target: targets.map((reference) => ({ reference })),
    recorded: new Date().toISOString(),
    activity: { coding: [{ system: dataOperation, code: 'UPDATE', display: 'revise' }] },
    agent: [{ who: { reference: `Patient/${to}` } }],
    entity: [{ role: 'source', what: { reference: `Patient/${from}` } }],
  };
  return { resource: provenance, request: { method: 'PUT', url: `Provenance/${provenance.id}` } };
}
