import { buildHomeReading, type HomeKind } from '@portal/clinical-domain/vitals/home-reading';

/** A reading of the patient's own, in the morning of a day of 2026 at the clinic. */
export const ownReading = (kind: HomeKind, day: string, values: number[], note?: string) =>
  buildHomeReading('patient-of-a-test', {
    id: `${kind}-${day}`,
    kind,
    values,
    at: Date.parse(`2026-${day}T07:15:00+05:45`),
    enteredAt: Date.parse(`2026-${day}T07:16:00+05:45`),
    note,
  });
