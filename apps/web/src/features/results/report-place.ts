import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

/** In the history's state of a report that was opened from its list: closing it is going back. */
export const cameFromList = { isFromList: true };

export const reportLinkId = (id: string) => `report-${id}`;

/** Closes the report: back to the list, as it was. Opened by its own address, to the list that it belongs to. */
export function useCloseReport(): () => void {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const { id = '' } = useParams();

  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.getElementById(reportLinkId(id))?.focus();
      });
    },
    [id],
  );

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
