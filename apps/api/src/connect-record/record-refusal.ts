import type { Patient } from 'fhir/r4';
import type { Portal } from '../portal/portal.ts';
import type { Session } from '../sessions/session-store.ts';
import type { ConnectionStore } from './connection-store.ts';
import { findRecordProblem } from './find-problem.ts';

/** Why an account cannot be connected to a record, for who has shown that it is theirs. @throws Unavailable */
export function createRecordRefusal({ settings, infra }: Portal, connections: ConnectionStore) {
  return async function findRefusal(patient: Patient, { subject }: Session) {
    if ((await findRecordProblem(infra.records, patient, settings.issuer)) !== undefined) return { outcome: 'desk' } as const;
    const account = { issuer: settings.issuer, subject };
    const isElsewhere = await connections.isElsewhere(patient.id ?? '', account);
    return isElsewhere ? ({ outcome: 'elsewhere' } as const) : undefined;
  };
}
