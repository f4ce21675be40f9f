import { Trans, useLingui } from '@lingui/react/macro';
import { readInstruction } from '@portal/clinical-domain/medicines/medication-name';
import type { Mark, TimelineItem } from '@portal/clinical-domain/medicines/timeline';
import { Check, CircleCheck, CircleSlash, Clock, Pill } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LabelledDrawing } from '../../ui/labelled-drawing.tsx';
import { RecordWords } from '../../ui/record-words.tsx';
import { Tile } from '../../ui/tile.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { WaitingButton } from '../../ui/waiting-button.tsx';
import { MedicineTitle } from './medicine-title.tsx';
import { useSkipReasonName } from './skip-reasons.ts';
import type { DoseLog } from './use-dose-log.ts';

type Props = { item: TimelineItem; canLog: boolean; log: DoseLog; onSkip: () => void };

/** One dose: what, how, and what became of it. */
export function DoseCard({ item, canLog, log, onSkip }: Props) {
  const language = useLanguage();
  const titleId = useId();
  const { order, dosage, mark, record } = item;
  return (
    <article
      aria-labelledby={titleId}
      className="col-start-2 flex flex-wrap items-center gap-x-3 gap-y-2.5 rounded-lg bg-surface px-3.5 py-3 shadow-sm sm:col-start-3 sm:px-4 lg:px-5 lg:py-3.5"
    >
      <Tile icon={Pill} hue="violet" className="max-sm:hidden" />
      <div className="min-w-0 flex-[1_1_8rem]">
        <h3 id={titleId} className="text-md">
          <MedicineTitle order={order} />
        </h3>
        <p className="text-sm text-muted">
          <RecordWords>{readInstruction(dosage, language)}</RecordWords>
        </p>
        {mark === 'skipped' && <Reason item={item} />}
      </div>
      <MarkSign mark={mark} />
      {canLog && (
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:not-has-[[data-undo]]:*:flex-1">
          {record ? (
            <Undo item={item} log={log} titleId={titleId} />
          ) : (
            <Answer item={item} log={log} onSkip={onSkip} titleId={titleId} />
          )}
        </div>
      )}
    </article>
  );
}

type AnswerProps = { item: TimelineItem; log: DoseLog; titleId: string };

function Answer({ item, log, onSkip, titleId }: AnswerProps & { onSkip: () => void }) {
  const isBusy = log.isBusy(item);
  return (
    <>
      <WaitingButton
        variant={item.isNext ? 'primary' : 'soft'}
        size="sm"
        isWaiting={isBusy}
        aria-describedby={titleId}
        onClick={() => void log.log(item)}
      >
        <Trans>Taken</Trans>
      </WaitingButton>
      <Button
        variant="secondary"
        size="sm"
        aria-describedby={titleId}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) onSkip();
        }}
      >
        <Trans>Skipped</Trans>
      </Button>
    </>
  );
}

function Undo({ item, log, titleId }: AnswerProps) {
  const { record } = item;
  if (!record) return null;
  return (
    <WaitingButton
      data-undo=""
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

function Reason({ item: { record } }: { item: TimelineItem }) {
  const nameOf = useSkipReasonName();
  const reason = record && nameOf(record);
  const note = record?.note?.[0]?.text;
  const said = [reason, note].filter(Boolean).join(': ');
  return said ? <p className="text-sm text-muted">{said}</p> : null;
}

function MarkSign({ mark }: { mark: Mark }) {
  const { t } = useLingui();
  if (mark === 'check')
    return (
      <LabelledDrawing label={t`Done`} className="flex-none text-on-success">
        <CircleCheck size={22} aria-hidden="true" />
      </LabelledDrawing>
    );
  if (mark === 'done')
    return (
      <Badge kind="success" icon={Check}>
        <Trans>Done</Trans>
      </Badge>
    );
  if (mark === 'skipped')
    return (
      <Badge kind="neutral" icon={CircleSlash}>
        <Trans>Skipped</Trans>
      </Badge>
    );
  return (
    <Badge kind="warning" icon={Clock}>
      <Trans context="a dose">Pending</Trans>
    </Badge>
  );
}
