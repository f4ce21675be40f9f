import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, HeartPulse, House, Menu, MessageCircle } from 'lucide-react';
import { NavLink } from 'react-router';
import { listUnreadAbout, notificationsOf } from '../session/records/notifications.ts';
import { queryClient } from '../session/records/query-client.ts';
import { useSession } from '../session/session.ts';

const tabs = [
  { to: '/dashboard', label: msg`Home`, icon: House },
  { to: '/messages', label: msg`Message`, icon: MessageCircle },
  { to: '/my-health', label: msg`My Health`, icon: HeartPulse },
  { to: '/appointments', label: msg`Appointment`, icon: CalendarDays },
  { to: '/menu', label: msg`Menu`, icon: Menu },
];

export function TabBar() {
  const { t } = useLingui();
  const { user } = useSession();
  const { data = [] } = useQuery(notificationsOf(user?.id), queryClient);
  const hasMessages = listUnreadAbout(data, 'Communication').length > 0;
  return (
    <nav
      aria-label={t`Main`}
      data-chrome
      className="fixed inset-x-0 bottom-0 z-200 bg-surface pb-(--safe-bottom) shadow-bar sm:hidden low:static"
    >
      <ul className="flex">
        {tabs.map(({ to, label, icon: Icon }) => (
          <li key={to} className="flex-auto">
            <NavLink
              to={to}
              className="group grid min-h-16 content-center justify-items-center gap-0.5 text-center text-[min(var(--text-xs),4.6vw)] leading-snug font-medium text-muted aria-[current=page]:font-semibold aria-[current=page]:text-link max-[379px]:tracking-[-.02em]"
            >
              <span className="relative grid h-7.5 w-full max-w-14 place-items-center rounded-full transition-colors group-aria-[current=page]:bg-soft-hover">
                <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
                {to === '/messages' && hasMessages && (
                  <span
                    aria-hidden="true"
                    className="absolute top-0.5 left-[calc(50%+7px)] size-2.5 rounded-full bg-danger-solid ring-2 ring-surface"
                  />
                )}
              </span>
              {t(label)}
              {to === '/messages' && hasMessages && <span className="sr-only">{t`new messages`}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
