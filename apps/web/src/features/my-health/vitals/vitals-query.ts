import { readVitals, vitalCodes, type VitalSeries } from '@portal/clinical-domain/vitals/read-vitals';
import { findVitalSigns } from '@portal/fhir-queries/vital-signs.query';
import { loadOwnPatient } from '../../../session/records/own-patient.ts';
import { ownQuery } from '../../../session/records/own-query.ts';
import { recordsClient } from '../../../session/records/records-client.ts';
import { clockSkewMs, isAdultOn } from './adult.ts';

/** `isAdult` says whether the limits of adults may be used. */
export type OwnVitals = { series: VitalSeries[]; isAdult: boolean };

export const vitalsQuery = () =>
  ownQuery(['vitals'], ['Observation'], async (): Promise<OwnVitals> => {
    const [found, { birthDate }] = await Promise.all([
      findVitalSigns(recordsClient, vitalCodes),
      loadOwnPatient(),
    ]);
    const now = new Date();
    const isAdult = isAdultOn(birthDate, now);
    return { series: readVitals(found, { isAdult, until: now.getTime() + clockSkewMs }), isAdult };
  });
