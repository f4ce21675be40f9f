import { choosePinned, listLatestSeries } from '@portal/clinical-domain/vitals/pinned-vitals';
import { readVitals } from '@portal/clinical-domain/vitals/read-vitals';
import type { Observation } from 'fhir/r4';
import { useMemo } from 'react';
import { useNow } from '@portal/ui/use-now.ts';
import { useAnswer } from '../../../../session/records/load.ts';
import { ownPatientOf } from '../../../../session/records/own-patient.ts';
import { useSession } from '../../../../session/session.ts';
import { clockSkewMs, isAdultOn } from '../adult.ts';
import { usePinnedChoice } from './pinned-choice.ts';

/** Until it is known whose they are, nothing is called normal: the limits are those of adults. */
export function useHomeVitals(observations: Observation[]) {
  const now = useNow();
  const { user } = useSession();
  const { data: patient } = useAnswer(ownPatientOf(user?.id ?? ''));
  const chosen = usePinnedChoice();
  return useMemo(() => {
    const isAdult = patient !== undefined && isAdultOn(patient.birthDate, new Date(now));
    const all = readVitals(observations, { isAdult, until: now + clockSkewMs });
    return { isAdult, all: listLatestSeries(all), pinned: choosePinned(all, chosen) };
  }, [observations, patient, chosen, now]);
}
