import { useCallback, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { decideBack } from './back-rule.ts';

export function useBack(target: string | undefined): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(() => {
    const back = decideBack({ pathname, target, hasHistory: hasHistory() });
    void (back === 'history' ? navigate(-1) : navigate(back.to));
  }, [navigate, pathname, target]);
}

/** Alt+Left does what the Back button does, except while somebody types. */
export function useBackKey(goBack: () => void, isOn: boolean): void {
  // Before the page is seen: a key that is pressed at once is not lost.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable]'))
        return;
      event.preventDefault();
      goBack();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [goBack, isOn]);
}

/** The router counts the pages of this visit in the history's state. */
function hasHistory(): boolean {
  const state = window.history.state as { idx?: number } | null;
  return (state?.idx ?? 0) > 0;
}
