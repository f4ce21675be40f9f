import { Trans } from '@lingui/react/macro';
import { formatDate, formatTime } from '@portal/clinical-domain/time/format-date';
import { writeNoticeDates } from '@portal/clinical-domain/notices/notice-dates';
import { readTranslated } from '@portal/clinical-domain/language/translated-text';
import type { Communication } from 'fhir/r4';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isUnread } from '../../session/records/notices.ts';
import { classNames } from '@portal/ui/class-names.ts';
import { RecordWords } from '@portal/ui/record-words.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { useDayView } from '@portal/ui/i18n/day-view.ts';
import type { Age } from './group-notices.ts';
import { readSubject } from './notice-subject.ts';

type Props = { notice: Communication; age: Age; zone: string; onRead: () => void };

/** Leads to what it is about, and is read by that; one that leads nowhere is read by a press. */
export function NoticeRow({ notice, age, zone, onRead }: Props) {
  const view = { ...useDayView(), zone };
  const { language } = view;
  const { icon, hue, to } = readSubject(notice);
  const isNew = isUnread(notice);
  const text = readTranslated(notice.payload?.[0], 'contentString', language);
  const sent = notice.sent === undefined ? undefined : new Date(notice.sent);
  return (
    <Frame to={to} isNew={isNew} onRead={onRead}>
      <Tile
        icon={icon}
        hue={hue}
        className={isNew ? 'bg-surface! shadow-[0_0_0_1.5px_var(--color-primary-line)]' : ''}
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-start justify-between gap-x-3">
          <span className={classNames('min-w-0 flex-[1_1_8rem]', isNew ? 'font-semibold' : 'font-medium')}>
            <RecordWords>{readTranslated(notice.topic, 'text', language)}</RecordWords>
          </span>
          <span
            className={classNames(
              'flex min-w-0 items-center gap-2 text-sm tabular-nums',
              isNew ? 'font-semibold text-link' : 'text-subtle',
            )}
          >
            {sent && (
              <time dateTime={notice.sent}>
                {age === 'today' ? formatTime(sent, view) : formatDate(sent, view)}
              </time>
            )}
            {isNew && (
              <>
                <span aria-hidden="true" className="size-2.5 flex-none rounded-full bg-primary" />
                <span className="sr-only">
                  <Trans>Unread</Trans>
                </span>
              </>
            )}
          </span>
        </span>
        <span className="block text-sm text-muted">
          <RecordWords>
            {text && { ...text, text: writeNoticeDates(text.text, { ...view, language: text.language }) }}
          </RecordWords>
        </span>
      </span>
    </Frame>
  );
}

type FrameProps = { to: string | undefined; isNew: boolean; onRead: () => void; children: ReactNode };

function Frame({ to, isNew, onRead, children }: FrameProps) {
  const look = classNames(
    'flex w-full gap-3.5 px-4 py-3.5 text-left -outline-offset-2! sm:px-5',
    isNew ? 'bg-soft hover:bg-soft-hover' : to && 'hover:bg-hover',
  );
  if (to !== undefined)
    return (
      <Link to={to} onClick={onRead} className={look}>
        {children}
      </Link>
    );
  return isNew ? (
    <button type="button" onClick={onRead} className={look}>
      {children}
    </button>
  ) : (
    <div className={look}>{children}</div>
  );
}
