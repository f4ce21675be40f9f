import type { Infra } from '../infra/infra.ts';
import type { Settings } from '../infra/settings.ts';
import type { HideReferences } from './hide-references.ts';

/** What a read on a patient's behalf needs. */
export type RecordAccess = {
  infra: Pick<Infra, 'records'>;
  settings: Pick<Settings, 'fhirBase'>;
  hideReferences: HideReferences;
};
