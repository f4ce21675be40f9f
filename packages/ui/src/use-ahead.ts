import { useEffect } from 'react';
import { useLowData } from './use-low-data.ts';

/** The page itself comes first. */
const delayMs = 5000;

/** Asks for the code of the next press before it is pressed, unless data is scarce. */
export function useAhead(load: () => Promise<unknown>): void {
  const isLowData = useLowData();
  useEffect(() => {
    if (isLowData) return undefined;
    const timer = setTimeout(() => void load().catch(() => undefined), delayMs);
    return () => clearTimeout(timer);
  }, [isLowData, load]);
}
