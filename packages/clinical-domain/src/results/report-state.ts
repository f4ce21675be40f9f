import type { DiagnosticReport } from 'fhir/r4';

/** A report's status in a patient's words. `mistaken` never was true and is never shown as current. */
export type ReportState =
  'completed' | 'pending' | 'corrected' | 'amended' | 'cancelled' | 'mistaken' | 'unknown';

const states: Record<DiagnosticReport['status'], ReportState> = {
  registered: 'pending',
  partial: 'pending',
  preliminary: 'pending',
  final: 'completed',
  amended: 'amended',
  appended: 'amended',
  corrected: 'corrected',
  cancelled: 'cancelled',
  'entered-in-error': 'mistaken',
  unknown: 'unknown',
};

export function stateOfReport({ status }: Pick<DiagnosticReport, 'status'>): ReportState {
  return Object.hasOwn(states, status) ? states[status] : 'unknown';
}

/** The value may still change. */
export function isPendingStatus(status: string): boolean {
  return status === 'preliminary' || status === 'registered' || status === 'partial';
}
