import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { listenTo } from '../../../platform/sound-level.ts';
import { classNames } from '@portal/ui/class-names.ts';

const bars = 10;
const lookEachMs = 100;

/** How loud the microphone hears one, in bars. */
export function LevelMeter({ stream }: { stream: MediaStream | undefined }) {
  const { t } = useLingui();
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!stream) return undefined;
    const meter = listenTo(stream);
    const timer = setInterval(() => setLevel(Math.round(meter.level() * bars)), lookEachMs);
    return () => {
      clearInterval(timer);
      meter.close();
      setLevel(0);
    };
  }, [stream]);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- ten bars, which <meter> cannot be drawn as
      role="meter"
      aria-label={t`Microphone level`}
      aria-valuenow={level}
      aria-valuemin={0}
      aria-valuemax={bars}
      className="flex gap-1"
    >
      {Array.from({ length: bars }, (_, at) => (
        <span
          key={at}
          className={classNames('h-2 flex-1 rounded-full', at < level ? 'bg-success-solid' : 'bg-neutral')}
        />
      ))}
    </div>
  );
}
