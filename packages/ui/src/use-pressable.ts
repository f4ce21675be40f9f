import { useEffect, useState } from 'react';

/** Longer than the two presses of a double press are apart. */
const settleTime = 400;

/** Whether what has just appeared takes presses yet: the second half of a double press was meant for what was there before. */
export function usePressable(isShown: boolean): boolean {
  const [isPressable, setIsPressable] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setIsPressable(true), settleTime);
    return () => {
      clearTimeout(timer);
      setIsPressable(false);
    };
  }, [isShown]);
  return isPressable;
}
