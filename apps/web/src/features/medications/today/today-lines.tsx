import { Plural, Trans } from '@lingui/react/macro';
import { readDoseInstruction } from '@portal/clinical-domain/medicines/dose-instruction';
import { readMedicationName } from '@portal/clinical-domain/medicines/medication-name';
import type { TimelineItem } from '@portal/clinical-domain/medicines/timeline';
import { formatTime } from '@portal/clinical-domain/time/format-date';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { ChevronRight, Clock, Moon } from 'lucide-react';
import { LangText } from '@portal/ui/lang-text.tsx';
import { TextLink } from '@portal/ui/text-link.tsx';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { MedicineTitle } from '../medicine-title.tsx';

/** More late doses than there is room for: counted, with the warning that each would have. */
export function LateLine({ doses }: { doses: TimelineItem[] }) {
  return (
    <div className="mt-3 rounded-md bg-warning px-3.5 pb-3.5 ring-1 ring-warning-line ring-inset sm:mt-4">
      <TextLink to="/medications" tone="warning">
        <Plural value={doses.length} one="# dose is late" other="# doses are late" />
        <ChevronRight size={16} aria-hidden="true" />
      </TextLink>
      <p className="text-sm">
        <Trans>If you missed it, don't take two doses together.</Trans>
      </p>
    </div>
  );
}

type NextProps = {
  doses: TimelineItem[];
  now: number;
  isAllTaken: boolean;
  /** When and what, and no more. */
  isShort: boolean;
};

/** What comes next where nothing can be marked now. */
export function NextLine({ doses, now, isAllTaken, isShort }: NextProps) {
  const view = useClinicView();
  const [first] = doses;
  if (!first) return null;
  const time = formatTime(new Date(first.at), view);
  const opens = formatTime(new Date(first.opensAt), view);
  const isToday = clinicDay(first.at, view.zone) === clinicDay(now, view.zone);
  return (
    <div className="mt-3 border-t border-divider pt-3">
      {isAllTaken && (
        <p className="mb-1.5">
          <Trans>All of today’s doses are taken.</Trans>
        </p>
      )}
      <p className="flex items-center gap-2 text-sm font-semibold text-link tabular-nums">
        <Clock size={18} aria-hidden="true" />
        {isToday ? <Trans>Next · {time}</Trans> : <Trans>Next · tomorrow {time}</Trans>}
      </p>
      <ul className={isShort ? 'mt-0.5' : 'mt-2 grid gap-2'}>
        {doses.map((item) => (
          <li key={item.order.id}>
            <p className={isShort ? '' : 'text-lg leading-snug font-semibold'}>
              <MedicineTitle order={item.order} />
            </p>
            {!isShort && (
              <p className="text-sm text-muted">
                <LangText>{readDoseInstruction(item, view.language)}</LangText>
              </p>
            )}
          </li>
        ))}
      </ul>
      {isToday && !isShort && (
        <p className="mt-1 text-sm text-muted tabular-nums">
          <Trans>You can mark it from {opens}</Trans>
        </p>
      )}
    </div>
  );
}

/** What else is to come, a line for each time: the rest of the day, or tomorrow's first where that is over. */
export function LaterLine({ doses, now }: { doses: TimelineItem[]; now: number }) {
  const view = useClinicView();
  const times = Map.groupBy(doses, ({ at }) => at);
  if (doses.length === 0) return null;
  const list = new Intl.ListFormat(view.language, { type: 'conjunction' });
  return (
    <div className="mt-1.5 grid gap-1 border-t border-line pt-3 text-sm text-muted tabular-nums">
      {[...times].map(([at, items]) => {
        const time = formatTime(new Date(at), view);
        const names = list.format(
          items.flatMap(({ order }) => readMedicationName(order, view.language)?.text ?? []),
        );
        return (
          <p key={at} className="flex items-start gap-2">
            <Moon size={18} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none" />
            {clinicDay(at, view.zone) === clinicDay(now, view.zone) ? (
              <Trans>
                Later, at {time}: {names}
              </Trans>
            ) : (
              <Trans>
                Tomorrow, at {time}: {names}
              </Trans>
            )}
          </p>
        );
      })}
    </div>
  );
}
