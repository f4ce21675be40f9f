import { Trans } from '@lingui/react/macro';
import { formatTime } from '@portal/clinical-domain/time/format-date';
import { instantOf } from '@portal/clinical-domain/medicines/dose-states';
import type { TimelineItem } from '@portal/clinical-domain/medicines/timeline';
import type { ReactNode } from 'react';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { AskFirst } from './ask-first.tsx';
import { useSkipReasonName } from './skip-reasons.ts';

type Props = {
  item: TimelineItem;
  isToday: boolean;
  warns: boolean;
  /** After what a late dose is asked. */
  children?: ReactNode;
};

/** What there is to say of a dose beside its state. Nothing here tells anybody to take anything. */
export function DoseRemark({ item, isToday, warns, children }: Props) {
  switch (item.mark) {
    case 'done':
    case 'check':
      return <Taken item={item} />;
    case 'skipped':
      return <Reason item={item} />;
    case 'later':
      return isToday ? <OpensAt item={item} /> : null;
    case 'late':
      return (
        <p className="mt-1 text-sm">
          <Trans>Did you take it? Mark it.</Trans>{' '}
          {warns && <Trans>If you missed it, don't take two doses together.</Trans>} {children}
        </p>
      );
    case 'ask':
      return <Ask item={item} />;
    default:
      return null;
  }
}

function Taken({ item: { record } }: { item: TimelineItem }) {
  const view = useClinicView();
  const at = record && instantOf(record);
  if (at === undefined) return null;
  const time = formatTime(new Date(at), view);
  return (
    <p className="text-sm text-muted tabular-nums">
      <Trans>Taken at {time}</Trans>
    </p>
  );
}

function Reason({ item: { record } }: { item: TimelineItem }) {
  const nameOf = useSkipReasonName();
  const reason = record && nameOf(record);
  const note = record?.note?.[0]?.text;
  const said = [reason, note].filter(Boolean).join(': ');
  return said ? <p className="text-sm text-muted">{said}</p> : null;
}

function OpensAt({ item: { opensAt } }: { item: TimelineItem }) {
  const view = useClinicView();
  const time = formatTime(new Date(opensAt), view);
  return (
    <p className="text-sm text-muted tabular-nums">
      <Trans>You can mark it from {time}</Trans>
    </p>
  );
}

function Ask({ item: { tooNear } }: { item: TimelineItem }) {
  const view = useClinicView();
  const time = tooNear === undefined ? undefined : formatTime(new Date(tooNear), view);
  return (
    <div className="mt-1 grid gap-1 text-sm">
      <p className="tabular-nums">
        {time === undefined ? (
          <Trans>You have two orders for this medicine at about the same time.</Trans>
        ) : (
          <Trans>You marked this medicine as taken at {time}.</Trans>
        )}
      </p>
      <AskFirst />
    </div>
  );
}
