import { useSyncExternalStore } from 'react';

/** Tailwind's sm. */
const wide = '(width >= 40rem)';

/** Whether the screen is wider than a phone's, for what is not even loaded there; looks alone are up to the styles. */
export function useWide(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(wide).matches);
}

function follow(onChange: () => void): () => void {
  const list = matchMedia(wide);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
