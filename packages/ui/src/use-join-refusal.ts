import {
  findJoinRefusal,
  findVideoWindow,
  type JoinRefusal,
} from '@portal/clinical-domain/video/video-window';
import type { Appointment } from 'fhir/r4';
import { useEffect, useState } from 'react';

/** A timer of a browser runs for 24 days at most. */
const longestWaitMs = 2 ** 31 - 1;

/** Why the call of a visit cannot be joined now; asked again when its window opens and when it closes. */
export function useJoinRefusal(visit: Appointment): JoinRefusal | undefined {
  const [now, setNow] = useState(Date.now);
  const window = findVideoWindow(visit);
  const next = [window?.start, window?.end].find((edge) => edge !== undefined && edge > now);
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(longestWaitMs, next - Date.now() + 50));
    return () => clearTimeout(timer);
  }, [next]);
  return findJoinRefusal(visit, now);
}
