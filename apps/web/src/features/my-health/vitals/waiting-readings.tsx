import { Trans, useLingui } from '@lingui/react/macro';
import { homeTerms } from '@portal/clinical-domain/vitals/home-reading';
import { Clock } from 'lucide-react';
import { discardReading, useWaitingReadings } from '../../../session/outbox/reading-outbox.ts';
import type { WaitingReading } from '../../../session/outbox/reading-queue.ts';
import { Button } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { IconText } from '@portal/ui/icon-text.tsx';
import { useVitalWords } from './use-vital-words.ts';
import { vitalNames } from './vital-strings.ts';

/** What was typed in without a network, until it is at the hospital. */
export function WaitingReadings() {
  const waiting = useWaitingReadings();
  if (waiting.length === 0) return null;
  return (
    <Card aria-labelledby="waiting-readings" className="mb-4 sm:p-6!">
      <h2 id="waiting-readings" className="text-lg">
        <Trans>Waiting to be sent</Trans>
      </h2>
      <ul className="divide-y divide-divider">
        {waiting.map((one) => (
          <Waiting key={one.reading.id} {...one} />
        ))}
      </ul>
    </Card>
  );
}

function Waiting({ reading, isRefused }: WaitingReading) {
  const { t } = useLingui();
  const { id, kind, values, at, note } = reading;
  const [unit] = homeTerms[kind].unit;
  const words = useVitalWords({ kind, unit, ranges: undefined }, false);
  const value = `${words.say(values)} ${words.unit.text}`;
  const when = words.sayWhen({
    id,
    values,
    at: new Date(at).toISOString(),
    source: 'home',
    note,
    enteredAt: undefined,
  });
  return (
    <li className="py-3">
      <p className="text-sm text-muted">{t(vitalNames[kind])}</p>
      <p className="tabular-nums">
        <b className="font-[650]">{words.say(values)}</b>{' '}
        <span lang={words.unit.language} className="text-sm text-muted">
          {words.unit.text}
        </span>
      </p>
      <p className="text-sm text-muted">{when}</p>
      {note && <p className="overflow-clip text-sm wrap-anywhere">{note}</p>}
      {isRefused ? (
        <p role="alert" className="mt-1 text-sm text-on-danger">
          <Trans>We couldn’t save this reading. Write it down, then delete it here.</Trans>
        </p>
      ) : (
        <IconText icon={Clock}>
          <Trans>Saved on this device. We’ll send it as soon as we can.</Trans>
        </IconText>
      )}
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3"
        aria-label={t`Delete ${value}, ${when}`}
        onClick={() => void discardReading(id)}
      >
        <Trans>Delete</Trans>
      </Button>
    </li>
  );
}
