import { useSyncExternalStore } from 'react';

/** Where the navbar takes the place of the phone's bars: --breakpoint-sm of theme.css. */
const wide = '(width >= 576px)';
/** Where pages have two columns: --breakpoint-lg. */
const twoColumns = '(width >= 992px)';

/** Whether the screen is wider than a phone's, for what is not even loaded there; looks alone are up to the styles. */
export function useWide(): boolean {
  return useMedia(wide);
}

/** For what is read in another order in two columns than in one. */
export function useTwoColumns(): boolean {
  return useMedia(twoColumns);
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}
