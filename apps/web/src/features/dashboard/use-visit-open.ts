import { findJoinRefusal } from '@portal/clinical-domain/video/video-window';
import type { Appointment } from 'fhir/r4';
import { useNow } from '@portal/ui/use-now.ts';
import { getPortalConfig } from '../../http/portal-config.ts';

/** Whether its call can be joined now: then it is what matters most. */
export function useVisitOpen(visit: Appointment | undefined): boolean {
  const now = useNow();
  return (
    visit !== undefined && getPortalConfig().video !== undefined && findJoinRefusal(visit, now) === undefined
  );
}
