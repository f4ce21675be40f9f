import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { Link } from 'react-router';
import { isUnread, notificationsOf } from '../session/records/notifications.ts';
import { queryClient } from '../session/records/query-client.ts';
import { useSession } from '../session/session.ts';
import { classNames } from '@portal/ui/class-names.ts';

const mostShown = 9;

/** With the number of what is unread; while that is not known, without one. */
export function Bell({ hover }: { hover: string }) {
  const { t, i18n } = useLingui();
  const { user } = useSession();
  const { data } = useQuery(notificationsOf(user?.id), queryClient);
  const unread = data?.filter(isUnread).length ?? 0;
  const count = i18n.number(unread);
  return (
    <Link
      to="/notification"
      className={classNames('relative grid size-11 flex-none place-items-center rounded-full', hover)}
    >
      <BellIcon size={22} strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{unread === 0 ? t`Notifications` : t`Notifications, ${count} unread`}</span>
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-[5px] right-1 h-[18px] min-w-[18px] rounded-full bg-[#ffd166] px-[5px] text-center text-[12px] leading-[18px] font-bold text-[#3a2600]"
        >
          {unread > mostShown ? `${i18n.number(mostShown)}+` : count}
        </span>
      )}
    </Link>
  );
}
