import { Trans } from '@lingui/react/macro';
import { startOfMinute } from '@portal/clinical-domain/time/clinic-day';
import type { TimelineItem } from '@portal/clinical-domain/medicines/timeline';
import { Button } from '@portal/ui/button.tsx';
import { classNames } from '@portal/ui/class-names.ts';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import type { DoseHandlers } from './dose-handlers.ts';

type Props = DoseHandlers & {
  item: TimelineItem;
  titleId: string;
  /** Something else on the page is to be pressed first. */
  isQuiet?: boolean;
  /** Without the question what to do now, which the card asks in its own words. */
  isShort?: boolean;
  /** As wide as their card. */
  isWide?: boolean;
};

/** What can be said of a dose: in time with one press, later with when it was; what is still to come has no buttons. */
export function DoseActions(props: Props) {
  const { item, onMark, titleId } = props;
  switch (item.mark) {
    case 'later':
      return null;
    case 'due':
    case 'late':
      return <Answer {...props} />;
    case 'ask':
    case 'unmarked':
      return (
        <Button
          variant="secondary"
          size="sm"
          aria-describedby={titleId}
          onClick={() => onMark(item)}
          className="max-sm:w-full"
        >
          <Trans>Mark it</Trans>
        </Button>
      );
    default:
      return <Undo {...props} />;
  }
}

function Answer({ item, log, onMark, onSkip, titleId, isQuiet, isShort, isWide }: Props) {
  const isBusy = log.isBusy(item);
  const isLate = item.mark === 'late';
  const markNow = () => void log.log(item, { takenAt: startOfMinute(Date.now()) });
  return (
    <div
      className={classNames(
        'flex flex-wrap gap-2',
        isWide ? 'w-full *:first:flex-1' : 'max-sm:w-full max-sm:*:first:flex-1',
      )}
    >
      <WaitingButton
        variant={isLate ? 'secondary' : isQuiet ? 'soft' : 'primary'}
        size="sm"
        isWaiting={isBusy}
        aria-describedby={titleId}
        onClick={isLate ? () => onMark(item) : markNow}
      >
        <Trans>Mark as taken</Trans>
      </WaitingButton>
      <Button
        variant="secondary"
        size="sm"
        aria-describedby={titleId}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) onSkip(item);
        }}
      >
        <Trans>Skip</Trans>
      </Button>
      {isLate && !isShort && (
        <Button
          variant="ghost"
          size="sm"
          aria-describedby={titleId}
          onClick={() => onMark(item)}
          className="max-sm:basis-full"
        >
          <Trans>I missed it. What now?</Trans>
        </Button>
      )}
    </div>
  );
}

function Undo({ item, log, titleId }: Props) {
  const { record } = item;
  if (!record) return null;
  return (
    <WaitingButton
      variant="ghost"
      size="sm"
      isWaiting={log.isBusy(item)}
      aria-describedby={titleId}
      onClick={() => void log.undo(item, record)}
      className="max-sm:-my-1.5"
    >
      <Trans>Undo</Trans>
    </WaitingButton>
  );
}
