import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { readToday } from '@portal/clinical-domain/medicines/today';
import type { Medicines } from '@portal/fhir-queries/medication-request.query';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Card } from '@portal/ui/card.tsx';
import { TextLink } from '@portal/ui/text-link.tsx';
import { useWide } from '@portal/ui/use-wide.ts';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import type { DoseQuestion } from '../dose-handlers.ts';
import { DoseRing } from '../dose-ring.tsx';
import { useDoseLog } from '../use-dose-log.ts';
import { DueDose, LateDose } from './today-dose.tsx';
import { LateLine, LaterLine, NextLine } from './today-lines.tsx';

/** The sheets bring the dialog with them, which few need on the first page. */
const DoseSheets = lazy(async () => ({ default: (await import('../dose-sheets.tsx')).DoseSheets }));

const mostDue = 2;
const mostLate = 2;

type Props = {
  medicines: Medicines;
  now: number;
  /** Something else on the page is to be pressed first. */
  isSecond: boolean;
};

/**
 * What the day asks of somebody who takes medicines: what can be marked now, what is late and what comes next. Nothing here
 * tells anybody to take anything.
 */
export function TodayCard({ medicines, now, isSecond }: Props) {
  const { t } = useLingui();
  const { zone, language } = useClinicView();
  const log = useDoseLog({ offersUndo: true });
  const [question, setQuestion] = useState<DoseQuestion>();
  const isWide = useWide();
  const { taken, all, due, late, ask, next, later } = readToday(medicines, { now, zone });
  const [count, of] = [formatDigits(taken, language), formatDigits(all, language)];
  const handlers = {
    log,
    onMark: (marking: DoseQuestion['marking']) => setQuestion(marking && { marking }),
    onSkip: (skipping: DoseQuestion['skipping']) => setQuestion(skipping && { skipping }),
  };
  // On a phone the next visit stays in view: one late dose, and one to mark beside it.
  const shownDue = due.slice(0, isWide || late.length === 0 ? mostDue : 1);
  const isFolded = late.length > mostLate;
  const shownLate = isFolded ? [] : late.slice(0, isWide ? mostLate : 1);
  const isShort = !isWide && (due.length > 0 || late.length > 1);
  const open = [...shownDue, ...ask];
  return (
    <Card aria-labelledby="today" className="sm:p-6">
      <div className="flex items-center gap-3.5">
        <div className="min-w-0 flex-1">
          <h2 id="today" className="text-xl">
            <Trans>Today</Trans>
          </h2>
          {all > 0 && (
            <p className="text-sm text-muted tabular-nums" aria-hidden="true">
              <Trans>
                {count} of {of} doses taken
              </Trans>
            </p>
          )}
        </div>
        {all > 0 && <DoseRing taken={taken} all={all} className="size-12 sm:size-14" />}
      </div>
      {isFolded && <LateLine doses={late} />}
      <ul
        aria-label={t`Doses to mark`}
        className="grid gap-x-4 sm:mt-4 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] sm:gap-y-4"
      >
        {open.map((item, index) => (
          <li key={`${item.order.id} ${item.at}`} className="contents">
            <DueDose item={item} now={now} isFirst={index === 0 && !isSecond} {...handlers}>
              {isWide && index === open.length - 1 && <LaterLine doses={[...next, ...later]} now={now} />}
            </DueDose>
          </li>
        ))}
        {shownLate.map((item, index) => (
          <li key={`${item.order.id} ${item.at}`} className="contents">
            <LateDose item={item} isFirst={index === 0} isShort={isShort} {...handlers} />
          </li>
        ))}
      </ul>
      {open.length === 0 && (
        <NextLine
          doses={next}
          now={now}
          isAllTaken={all > 0 && taken === all}
          isShort={!isWide && late.length > 0}
        />
      )}
      {((!isFolded && late.length > shownLate.length) || due.length > shownDue.length) && (
        <p className="mt-2.5 flex flex-wrap gap-x-4">
          {!isFolded && late.length > shownLate.length && (
            <TextLink to="/medications" tone="warning">
              <Plural value={late.length} one="# dose is late" other="# doses are late" />
              <ChevronRight size={16} aria-hidden="true" />
            </TextLink>
          )}
          {due.length > shownDue.length && (
            <TextLink to="/medications">
              <Plural
                value={due.length - shownDue.length}
                one="# more dose to mark"
                other="# more doses to mark"
              />
              <ChevronRight size={16} aria-hidden="true" />
            </TextLink>
          )}
        </p>
      )}
      {question && (
        <Suspense>
          <DoseSheets question={question} log={log} now={now} onAsk={setQuestion} />
        </Suspense>
      )}
    </Card>
  );
}
