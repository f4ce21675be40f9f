import { Trans } from '@lingui/react/macro';
import { homeKinds, isChangeable } from '@portal/clinical-domain/vitals/home-reading';
import type { VitalPoint } from '@portal/clinical-domain/vitals/read-vitals';
import type { VitalKind } from '@portal/clinical-domain/vitals/vital-limits';
import { useState } from 'react';
import { Pagination } from '@portal/ui/pagination.tsx';
import { OwnReadingActions } from './own-reading-actions.tsx';
import { SourceTag } from './source-tag.tsx';
import { StandingBadge } from './standing-badge.tsx';
import type { ReadingToChange } from './use-add-reading.ts';
import type { VitalWords } from './use-vital-words.ts';

type Props = {
  kind: VitalKind;
  name: string;
  points: VitalPoint[];
  words: VitalWords;
  now: number;
  onChange: (reading: ReadingToChange) => void;
};

const pageSize = 10;
const head = 'border-b border-line px-3 py-2.5 text-sm font-semibold text-muted';
const cell = 'px-3 py-3 align-top @max-[540px]:p-0';

/** Every reading of the period, the latest first, with its source and note. */
export function VitalTable({ kind, name, points, words, now, onChange }: Props) {
  const [wanted, setPage] = useState(1);
  const ownKind = homeKinds.find((one) => one === kind);
  const pages = Math.max(1, Math.ceil(points.length / pageSize));
  const page = Math.min(wanted, pages);
  const rows = points.toReversed().slice((page - 1) * pageSize, page * pageSize);
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-2">
      <table className="w-full border-collapse text-left @max-[540px]:block">
        <caption className="sr-only">{name}</caption>
        <thead className="@max-[540px]:sr-only">
          <tr>
            <th scope="col" className={head}>
              <Trans>Day</Trans>
            </th>
            <th scope="col" className={head}>
              <Trans>Reading</Trans>
            </th>
            <th scope="col" className={head}>
              <Trans>Verdict</Trans>
            </th>
            <th scope="col" className={head}>
              <Trans>Measured</Trans>
            </th>
            <th scope="col" className={head}>
              <Trans>Note</Trans>
            </th>
          </tr>
        </thead>
        <tbody className="@max-[540px]:block">
          {rows.map((point) => {
            const canChange =
              ownKind &&
              point.source === 'home' &&
              isChangeable({ enteredAt: Date.parse(point.enteredAt ?? '') }, now);
            return (
              <tr
                key={`${point.id} ${point.at}`}
                className="border-b border-divider last:border-0 @max-[540px]:grid @max-[540px]:grid-cols-[minmax(0,1fr)_auto] @max-[540px]:items-center @max-[540px]:gap-x-3 @max-[540px]:gap-y-1.5 @max-[540px]:py-3.5"
              >
                <th scope="row" className={`${cell} font-medium tabular-nums`}>
                  {words.sayWhen(point)}
                </th>
                <td
                  className={`${cell} whitespace-nowrap tabular-nums @max-[540px]:text-right @max-[540px]:text-lg`}
                >
                  <b className="font-[650]">{words.say(point.values, point.comparators)}</b>{' '}
                  <span lang={words.unit.language} className="text-sm text-muted">
                    {words.unit.text}
                  </span>
                </td>
                <td
                  className={`${cell} @max-[540px]:col-start-2 @max-[540px]:row-start-2 @max-[540px]:justify-self-end`}
                >
                  <StandingBadge standing={words.standingOf(point)} words={words} />
                </td>
                <td className={`${cell} @max-[540px]:col-start-1 @max-[540px]:row-start-2`}>
                  <SourceTag source={point.source} />
                </td>
                <td className={`${cell} text-muted wrap-anywhere @max-[540px]:col-span-2`}>
                  {point.note ? `“${point.note}”` : <span className="@max-[540px]:hidden">–</span>}
                  {canChange && (
                    <OwnReadingActions reading={{ kind: ownKind, point }} {...{ words, onChange }} />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {pages > 1 && <Pagination label={name} page={page} pages={pages} onPage={setPage} />}
    </div>
  );
}
