import { Trans } from '@lingui/react/macro';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { useEffect, useState } from 'react';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';

const minute = 60_000;

export function TimeLeft({ until, from }: { until: string; from: Date }) {
  const language = useLanguage();
  const [now, setNow] = useState(from.getTime());
  useEffect(() => {
    const tell = () => setNow(Date.now());
    tell();
    const timer = setInterval(tell, minute / 2);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.max(0, Math.ceil((Date.parse(until) - now) / minute));
  const days = formatDigits(Math.floor(minutes / 1440), language);
  const isDays = minutes > 48 * 60;
  const hours = formatDigits(Math.floor(minutes / 60) % (isDays ? 24 : 49), language);
  const rest = formatDigits(minutes % 60, language);
  return (
    <span className="text-sm text-muted tabular-nums">
      {isDays ? (
        <Trans>
          Ends in {days} d {hours} h
        </Trans>
      ) : (
        <Trans>
          Ends in {hours} h {rest} min
        </Trans>
      )}
    </span>
  );
}
