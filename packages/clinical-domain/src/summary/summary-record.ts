import type {
  AllergyIntolerance,
  Condition,
  Immunization,
  MedicationRequest,
  Observation,
  Patient,
} from 'fhir/r4';
import type { ClinicView } from '../language/format-locale.ts';

/** What a summary is made of, as the patient may see it. */
export type SummaryRecord = {
  patient: Patient;
  allergies: AllergyIntolerance[];
  conditions: Condition[];
  medicines: MedicationRequest[];
  immunizations: Immunization[];
  results: Observation[];
  vitals: Observation[];
  /** Readings of the patient's own devices. */
  readings: Observation[];
};

/** What the patient wants in it. The guide has three sections always; one that is not wanted says that it is withheld. */
export type SummaryChoice = {
  history: boolean;
  medicines: boolean;
  results: boolean;
  wearables: boolean;
};

/** Everything, but for wearables: those are the patient's and the doctor's unless chosen. */
export const usualChoice: SummaryChoice = { history: true, medicines: true, results: true, wearables: false };

/** When, where and for whom it is made. The same record in the same frame is the same document. */
export type SummaryFrame = {
  /** A UUID, new for each document. */
  id: string;
  at: Date;
  /** The address of the record, under which its resources have their own. */
  base: string;
  clinic: { id: string; name: string; address?: string | undefined; phone?: string | undefined };
  view: ClinicView;
};
