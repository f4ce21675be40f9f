import { useCallback, useEffect, useRef, useState } from 'react';

/** Where the times stand beside the calendar: --breakpoint-lg of theme.css. */
const besideTheCalendar = '(width >= 992px)';

/** Below a calendar the times of the day that was pressed would be out of sight. */
export function useTimesInView() {
  const pane = useRef<HTMLDivElement>(null);
  const [presses, setPresses] = useState(0);
  const bringIntoView = useCallback(() => setPresses((count) => count + 1), []);
  useEffect(() => {
    if (presses === 0 || matchMedia(besideTheCalendar).matches) return;
    pane.current?.scrollIntoView({ block: 'start' });
  }, [presses]);
  return { pane, bringIntoView };
}
