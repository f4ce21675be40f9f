import { useSyncExternalStore } from 'react';

/** Where the navbar takes the place of the phone's bars: --breakpoint-sm of theme.css. */
const wide = '(width >= 576px)';

/** Whether the screen is wider than a phone's, for what is not even loaded there; looks alone are up to the styles. */
export function useWide(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(wide).matches);
}

function follow(onChange: () => void): () => void {
  const list = matchMedia(wide);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
