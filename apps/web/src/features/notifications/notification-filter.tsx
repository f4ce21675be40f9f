import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CheckCheck } from 'lucide-react';
import { Chip } from '@portal/ui/chip.tsx';
import { UnreadCount } from '@portal/ui/unread-count.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';

type Props = {
  unread: number;
  onlyUnread: boolean;
  onChange: (onlyUnread: boolean) => void;
  onReadAll: () => void;
  isMarking: boolean;
};

export function NotificationFilter({ unread, onlyUnread, onChange, onReadAll, isMarking }: Props) {
  const { t, i18n } = useLingui();
  const count = i18n.number(unread);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <fieldset aria-label={t`Show`} className="flex min-w-0 flex-wrap gap-2">
        <Chip isOn={!onlyUnread} onClick={() => onChange(false)}>
          <Trans>All</Trans>
        </Chip>
        <Chip isOn={onlyUnread} onClick={() => onChange(true)}>
          <span aria-hidden={unread > 0}>
            <Trans>Unread</Trans>
          </span>
          {unread > 0 && <UnreadCount label={t`Unread: ${count}`}>{count}</UnreadCount>}
        </Chip>
      </fieldset>
      {unread > 0 && (
        <WaitingButton
          variant="ghost"
          size="sm"
          isWaiting={isMarking}
          onClick={onReadAll}
          className="ml-auto sm:-mr-3"
        >
          <CheckCheck size={20} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Mark all as read</Trans>
        </WaitingButton>
      )}
      <p aria-live="polite" className="sr-only">
        <Plural value={unread} _0="Nothing unread" one="# unread" other="# unread" />
      </p>
    </div>
  );
}
