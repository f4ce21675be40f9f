import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CalendarDays, HeartPulse, House, Menu, MessageCircle } from 'lucide-react';
import { NavLink } from 'react-router';

const tabs = [
  { to: '/dashboard', label: msg`Home`, icon: House },
  { to: '/messages', label: msg`Message`, icon: MessageCircle },
  { to: '/my-health', label: msg`My Health`, icon: HeartPulse },
  { to: '/appointments', label: msg`Appointment`, icon: CalendarDays },
  { to: '/menu', label: msg`Menu`, icon: Menu },
];

export function TabBar() {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Main`}
      className="fixed inset-x-0 bottom-0 z-200 bg-surface pb-(--safe-bottom) shadow-bar sm:hidden low:static"
    >
      <ul className="flex">
        {tabs.map(({ to, label, icon: Icon }) => (
          <li key={to} className="flex-auto">
            <NavLink
              to={to}
              className="group grid min-h-16 content-center justify-items-center gap-0.5 text-center text-[min(var(--text-xs),4.6vw)] leading-snug font-medium text-muted aria-[current=page]:font-semibold aria-[current=page]:text-link max-[379px]:tracking-[-.02em]"
            >
              <span className="grid h-7.5 w-full max-w-14 place-items-center rounded-full transition-colors group-aria-[current=page]:bg-soft-hover">
                <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
              </span>
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
