import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { addDays, clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { formatDay } from '@portal/clinical-domain/time/format-calendar';
import { kindOfFile } from '@portal/clinical-domain/messages/attachment-rules';
import { formatChatTime } from '@portal/clinical-domain/messages/format-chat-time';
import type { Message } from '@portal/clinical-domain/messages/message';
import { BellOff } from 'lucide-react';
import { Link } from 'react-router';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { usePhoto } from '../../session/records/use-photo.ts';
import { Avatar } from '@portal/ui/avatar.tsx';
import { classNames } from '@portal/ui/class-names.ts';
import { hueOfPerson } from '@portal/ui/hues.ts';
import { UnreadCount } from '@portal/ui/unread-count.tsx';
import { WrittenText } from '@portal/ui/written-text.tsx';
import { useMuted } from './muted-conversations.ts';
import type { Partner } from './partners.ts';

type Props = { partner: Partner; isChosen: boolean; now: number };

export function ConversationRow({ partner, isChosen, now }: Props) {
  const { t, i18n } = useLingui();
  const { id, name, specialty, last, unread } = partner;
  const photo = usePhoto(partner.photo);
  const isMuted = useMuted().includes(partner.partner);
  const isNew = unread > 0;
  const count = i18n.number(unread);
  return (
    <Link
      to={`/messages?id=${id}`}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className="flex min-h-19 items-center gap-3 px-5 py-3 -outline-offset-2! hover:bg-hover aria-current:bg-soft aria-current:shadow-[inset_4px_0_0_var(--color-primary)]"
    >
      <Avatar name={name} hue={hueOfPerson(id)} {...(photo && { photo })} className="size-12!" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
          {specialty && <span className="min-w-0 text-muted wrap-anywhere">{specialty}</span>}
          {last && <When message={last} now={now} isNew={isNew} />}
        </span>
        <span className="flex items-center gap-2">
          <span
            className={classNames(
              'min-w-0 flex-1 truncate text-sm',
              isNew ? 'font-medium text-ink' : 'text-muted',
            )}
          >
            {last ? <LastMessage message={last} /> : <Trans>No messages yet</Trans>}
          </span>
          {isMuted && (
            <BellOff size={16} strokeWidth={1.75} aria-label={t`Muted`} className="flex-none text-subtle" />
          )}
          {isNew && <UnreadCount label={t`Unread: ${count}`}>{count}</UnreadCount>}
        </span>
      </span>
    </Link>
  );
}

function When({ message, now, isNew }: { message: Message; now: number; isNew: boolean }) {
  const { t } = useLingui();
  const view = useClinicView();
  const today = clinicDay(now, view.zone);
  const day = Number.isNaN(message.at) ? '' : clinicDay(message.at, view.zone);
  const label = () => {
    if (day === '') return '';
    if (day >= today) return formatChatTime(message.at, view);
    return day === addDays(today, -1) ? t`Yesterday` : formatDay(day, view);
  };
  return (
    <span className={classNames('min-w-0 tabular-nums', isNew ? 'font-semibold text-link' : 'text-subtle')}>
      {label()}
    </span>
  );
}

/** What it says; of one without words, what it brings. */
function LastMessage({ message: { isMine, text, files } }: { message: Message }) {
  const [file] = files;
  const content =
    text !== '' || !file ? (
      <WrittenText>{text}</WrittenText>
    ) : kindOfFile(file.contentType) === 'audio' ? (
      <Trans>Voice message</Trans>
    ) : (
      (file.title ?? <Plural value={files.length} one="# file" other="# files" />)
    );
  return isMine ? <Trans>You: {content}</Trans> : content;
}
