import type { Communication } from 'fhir/r4';
import { minute } from '../time/clinic-day.ts';
import type { PlannedNotification } from './notification.ts';

const patience = 5 * minute;
const newsFor = 24 * 60 * minute;

/** A message that its patient has not seen five minutes after it came. */
export function planMessageNotification(
  message: Communication,
  patientId: string,
  now: number,
): PlannedNotification[] {
  const at = Date.parse(message.sent ?? message.meta?.lastUpdated ?? '') + patience;
  if (!isMessageUnseen(message, patientId) || !(at > now - newsFor)) return [];
  const about = `Communication/${message.id}`;
  return [{ key: `${about}/message`, event: 'message', about, at }];
}

export function isMessageUnseen(message: Communication, patientId: string): boolean {
  const { status, received, payload = [], sender, category = [] } = message;
  const isNotification = category.some(({ coding }) => coding?.some(({ code }) => code === 'notification'));
  const isToPatient = sender?.reference !== undefined && sender.reference !== `Patient/${patientId}`;
  return (
    status === 'completed' && received === undefined && payload.length > 0 && isToPatient && !isNotification
  );
}
