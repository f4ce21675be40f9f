import { Plural, Trans } from '@lingui/react/macro';
import { readDoseInstruction } from '@portal/clinical-domain/medicines/dose-instruction';
import type { TimelineItem } from '@portal/clinical-domain/medicines/timeline';
import { minute } from '@portal/clinical-domain/time/clinic-day';
import { formatTime } from '@portal/clinical-domain/time/format-date';
import { Clock } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { LangText } from '@portal/ui/lang-text.tsx';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { DoseActions } from '../dose-actions.tsx';
import type { DoseHandlers } from '../dose-handlers.ts';
import { DoseRemark } from '../dose-remark.tsx';
import { LateSign } from '../late-sign.tsx';
import { MedicineTitle } from '../medicine-title.tsx';

type Props = DoseHandlers & { item: TimelineItem };

/** One that can be marked in time, or about which the clinic has to be asked first. */
export function DueDose({
  item,
  now,
  isFirst,
  children,
  ...handlers
}: Props & { now: number; isFirst: boolean; children: ReactNode }) {
  const view = useClinicView();
  const titleId = useId();
  const time = formatTime(new Date(item.at), view);
  // Neither next nor due: whoever reads it quickly must not take it.
  const isDoubtful = item.mark === 'ask';
  const minutes = Math.ceil((item.at - now) / minute);
  return (
    <article
      aria-labelledby={titleId}
      className="mt-3 grid min-w-0 content-start gap-2.5 border-t border-divider pt-3 sm:mt-0 sm:rounded-md sm:border-0 sm:bg-sunken sm:p-4.5"
    >
      <p className="flex flex-wrap items-center gap-x-2 text-sm font-semibold text-link tabular-nums">
        <Clock size={18} aria-hidden="true" />
        {isDoubtful && time}
        {!isDoubtful && (minutes > 0 ? <Trans>Next · {time}</Trans> : <Trans>Due · {time}</Trans>)}
        {!isDoubtful && minutes > 0 && (
          <span className="font-normal text-muted">
            <Plural value={minutes} one="in # minute" other="in # minutes" />
          </span>
        )}
      </p>
      <div className="min-w-0">
        <What item={item} titleId={titleId} />
        {isDoubtful && <DoseRemark item={item} isToday warns={false} />}
      </div>
      <DoseActions item={item} titleId={titleId} isQuiet={!isFirst} isWide {...handlers} />
      {children}
    </article>
  );
}

/** One whose time passed a while ago: it asks, and warns once. */
export function LateDose({
  item,
  isFirst,
  isShort,
  ...handlers
}: Props & { isFirst: boolean; isShort: boolean }) {
  const view = useClinicView();
  const titleId = useId();
  const time = formatTime(new Date(item.at), view);
  return (
    <article
      aria-labelledby={titleId}
      className="mt-3 grid min-w-0 content-start gap-2 rounded-md bg-warning p-3.5 ring-1 ring-warning-line ring-inset sm:mt-0 sm:gap-2.5 sm:p-4.5"
    >
      <p className="flex flex-wrap items-center gap-x-2 text-sm font-semibold text-on-warning tabular-nums">
        <LateSign />
        {time}
        {isShort && (
          <span className="font-normal">
            <LangText>{readDoseInstruction(item, view.language)}</LangText>
          </span>
        )}
      </p>
      <div className="min-w-0">
        <What item={item} titleId={titleId} isShort={isShort} />
        <DoseRemark item={item} isToday warns={isFirst}>
          {isShort && (
            <button
              type="button"
              aria-describedby={titleId}
              onClick={() => handlers.onMark(item)}
              className="font-semibold text-on-warning underline underline-offset-[3px]"
            >
              <Trans>I missed it. What now?</Trans>
            </button>
          )}
        </DoseRemark>
      </div>
      <DoseActions item={item} titleId={titleId} isShort={isShort} isWide {...handlers} />
    </article>
  );
}

function What({
  item,
  titleId,
  isShort = false,
}: {
  item: TimelineItem;
  titleId: string;
  isShort?: boolean;
}) {
  const { language } = useClinicView();
  return (
    <>
      <h3 id={titleId} className="text-lg">
        <MedicineTitle order={item.order} />
      </h3>
      {!isShort && (
        <p className="text-sm text-muted">
          <LangText>{readDoseInstruction(item, language)}</LangText>
        </p>
      )}
    </>
  );
}
