import { Trans } from '@lingui/react/macro';
import { formatDate, formatTime } from '@portal/clinical-domain/time/format-date';
import { writeNotificationDates } from '@portal/clinical-domain/notifications/notification-dates';
import { readTranslated } from '@portal/clinical-domain/language/translated-text';
import type { Communication } from 'fhir/r4';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isUnread } from '../../session/records/notifications.ts';
import { classNames } from '@portal/ui/class-names.ts';
import { LangText } from '@portal/ui/lang-text.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { useDayView } from '@portal/ui/i18n/day-view.ts';
import type { Age } from './group-notifications.ts';
import { readSubject } from './notification-subject.ts';

type Props = { notification: Communication; age: Age; zone: string; onRead: () => void };

/** Leads to what it is about, and is read by that; one that leads nowhere is read by a press. */
export function NotificationRow({ notification, age, zone, onRead }: Props) {
  const view = { ...useDayView(), zone };
  const { language } = view;
  const { icon, hue, to } = readSubject(notification);
  const isNew = isUnread(notification);
  const text = readTranslated(notification.payload?.[0], 'contentString', language);
  const sent = notification.sent === undefined ? undefined : new Date(notification.sent);
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
            <LangText>{readTranslated(notification.topic, 'text', language)}</LangText>
          </span>
          <span
            className={classNames(
              'flex min-w-0 items-center gap-2 text-sm tabular-nums',
              isNew ? 'font-semibold text-link' : 'text-subtle',
            )}
          >
            {sent && (
              <time dateTime={notification.sent}>
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
          <LangText>
            {text && {
              ...text,
              text: writeNotificationDates(text.text, { ...view, language: text.language }),
            }}
          </LangText>
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
