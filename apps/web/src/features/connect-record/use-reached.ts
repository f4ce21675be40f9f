import { useEffect, useState } from 'react';

/** Whether a moment has come; turns true by itself. */
export function useReached(instant: string): boolean {
  const at = Date.parse(instant);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, at - Date.now()) + 50);
    return () => clearTimeout(timer);
  }, [at]);
  return now >= at;
}
