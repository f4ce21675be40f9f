import { formatReportFilter, type ReportFilter } from '@portal/clinical-domain/results/filter-reports';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export const typingPauseMs = 250;
/** While a year is typed it is 2, 20 and 202 first. */
const firstDay = '1900-01-01';

/** What is typed and chosen; the address, and with it the list, follows at once, or when the typing pauses. */
export function useFilterDraft(filter: ReportFilter) {
  const navigate = useNavigate();
  const location = useLocation();
  const [draft, setDraft] = useState(filter);
  const waiting = useRef<number>(undefined);

  const isOwnStep = (location.state as { isFilter?: boolean } | null)?.isFilter ?? false;
  const [seen, setSeen] = useState(location.key);
  if (seen !== location.key) {
    setSeen(location.key);
    if (!isOwnStep) setDraft(filter);
  }
  useEffect(() => () => clearTimeout(waiting.current), []);

  function change(part: Partial<ReportFilter>, pauseMs = 0) {
    const next = { ...draft, ...part };
    setDraft(next);
    clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => {
      const day = next.day !== undefined && next.day < firstDay ? undefined : next.day;
      const search = new URLSearchParams(formatReportFilter({ ...next, day })).toString();
      void navigate({ search }, { replace: true, preventScrollReset: true, state: { isFilter: true } });
    }, pauseMs);
  }

  return { draft, change };
}
