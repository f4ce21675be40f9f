import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

/** In the history's state of a report that was opened from its list: closing it is going back. */
export const cameFromList = { isFromList: true };

/** Where the focus goes when a report that was opened is no longer among the new ones. */
export const newFilterId = 'new-reports';

export const reportLinkId = (id: string) => `report-${id}`;

/** Closes the report: back to the list, as it was. Opened by its own address, to the list that it belongs to. */
export function useCloseReport(): () => void {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const { id = '' } = useParams();

  useEffect(() => () => focusLink(id, performance.now() + 1000), [id]);

  return () => {
    const isFromList = (state as Partial<typeof cameFromList> | null)?.isFromList ?? false;
    if (isFromList) void navigate(-1);
    else
      void navigate(
        { pathname: '..', search },
        { relative: 'path', replace: true, preventScrollReset: true },
      );
  };
}

/** As soon as the list can be focused again, which it cannot while the sheet goes, unless something else was by then. */
function focusLink(id: string, until: number): void {
  requestAnimationFrame((now) => {
    const isFree = () => document.activeElement === document.body;
    if (!isFree()) return;
    document.getElementById(reportLinkId(id))?.focus();
    if (!isFree()) return;
    if (now < until) focusLink(id, until);
    else document.getElementById(newFilterId)?.focus();
  });
}
