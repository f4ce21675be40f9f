import { Plural, Trans } from '@lingui/react/macro';
import { isOutside } from '@portal/clinical-domain/results/condition';
import type { Report } from '@portal/clinical-domain/results/read-report';
import { findVerdict } from '@portal/clinical-domain/results/verdict';
import { formatFhirDate } from '@portal/clinical-domain/summary/format-fhir-date';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import { ChevronRight, FlaskConical } from 'lucide-react';
import { Card } from '@portal/ui/card.tsx';
import { classNames } from '@portal/ui/class-names.ts';
import { LangText } from '@portal/ui/lang-text.tsx';
import { TextLink } from '@portal/ui/text-link.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { VerdictBadge } from '@portal/ui/verdict-badge.tsx';
import { VerdictSentence } from '@portal/ui/verdict-sentence.tsx';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';

/** The latest result that was not opened yet; others are counted. */
export function NewResult({ report, others }: { report: Report; others: number }) {
  const verdict = findVerdict(report);
  return (
    <Card aria-labelledby="new-result" className="sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="new-result" className="flex items-center gap-2 text-sm tracking-normal text-link">
          <span aria-hidden="true" className="size-2.5 rounded-full bg-primary" />
          <Trans>New result</Trans>
        </h2>
        <p className="text-sm text-muted tabular-nums">
          <TakenOn effective={report.effective} />
        </p>
      </div>
      <div className="mt-2.5 flex items-start gap-3.5">
        <Tile icon={FlaskConical} hue="teal" />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg">
            <LangText>{report.name}</LangText>
          </h3>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-2">
            <VerdictBadge verdict={verdict} />
            <Marks report={report} />
          </p>
        </div>
      </div>
      {verdict && (
        <p className="mt-2.5">
          <VerdictSentence verdict={verdict} />
        </p>
      )}
      <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <TextLink to={`/test-results/${report.id}`} aria-describedby="new-result">
          <Trans>View Detail Report</Trans>
          <ChevronRight size={16} aria-hidden="true" />
        </TextLink>
        {others > 0 && (
          <TextLink to="/test-results">
            <Plural value={others} one="# more new result" other="# more new results" />
          </TextLink>
        )}
      </div>
    </Card>
  );
}

function TakenOn({ effective }: Pick<Report, 'effective'>) {
  const view = useClinicView();
  if (effective === undefined) return null;
  return effective.length <= 10 ? formatFhirDate(effective, view) : formatDate(new Date(effective), view);
}

/** One for each value: a diamond is outside the range. The sentence says the same. */
function Marks({ report: { parameters } }: { report: Report }) {
  const judged = parameters.filter(({ condition }) => condition !== undefined);
  if (judged.length < 2 || judged.length > 12) return null;
  const outsideFirst = judged.toSorted(
    (one, other) => Number(isOutside(other.condition)) - Number(isOutside(one.condition)),
  );
  return (
    <span aria-hidden="true" className="inline-flex items-center gap-1.5">
      {outsideFirst.map(({ key, condition }) => (
        <i
          key={key}
          className={classNames(
            isOutside(condition)
              ? 'size-[11px] rotate-45 rounded-[3px] bg-(--chart-out)'
              : 'size-3 rounded-full bg-(--chart-band-edge)',
          )}
        />
      ))}
    </span>
  );
}
