import { changePatientRecord, readPatientRecord } from '@portal/test-stack/patient-record';
import { stack } from './test.ts';

export const readRecord = (id: string) => readPatientRecord(stack, id);

export const hospitalChanges = (id: string, change: Parameters<typeof changePatientRecord>[2]) =>
  changePatientRecord(stack, id, change);
