import type { Medicines } from '@portal/fhir-queries/medication-request.query';
import type { Observation } from 'fhir/r4';
import type { ReactNode } from 'react';

/** Where a card of another feature stands on the dashboard, and what it is given there: `app/home-cards.tsx`. */
export type HomePlace =
  | { name: 'today'; medicines: Medicines; isSecond: boolean }
  | { name: 'vitals'; vitalSigns: Observation[] }
  | { name: 'health-fact'; vitalSigns: Observation[]; fallback: ReactNode }
  | { name: 'phone' };
