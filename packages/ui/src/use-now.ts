import { useEffect, useState } from 'react';

const lookEachMs = 30_000;

/** The present, brought up to date twice a minute and when the page comes back into view: what is next changes by itself. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, lookEachMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
