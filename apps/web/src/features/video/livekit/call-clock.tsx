import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { useEffect, useState } from 'react';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';

/** How long the two have talked, as 04:18. */
export function CallClock({ since }: { since: number }) {
  const language = useLanguage();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  return (
    <span role="timer">
      {formatDigits(`${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`, language)}
    </span>
  );
}
