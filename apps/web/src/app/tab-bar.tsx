import { CalendarDays, HeartPulse, House, Menu, MessageCircle } from 'lucide-react';
import { NavLink } from 'react-router';

const tabs = [
  { to: '/dashboard', label: 'Home', icon: House },
  { to: '/messages', label: 'Message', icon: MessageCircle },
  { to: '/my-health', label: 'My Health', icon: HeartPulse },
  { to: '/appointments', label: 'Appointment', icon: CalendarDays },
  { to: '/menu', label: 'Menu', icon: Menu },
];

export function TabBar() {
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-200 bg-surface pb-(--safe-bottom) shadow-bar sm:hidden"
    >
      <ul className="grid grid-cols-5">
        {tabs.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="group grid min-h-16 content-center justify-items-center gap-0.5 text-xs leading-snug font-medium text-muted aria-[current=page]:font-semibold aria-[current=page]:text-link max-[379px]:tracking-[-.02em]"
            >
              <span className="grid h-7.5 w-14 place-items-center rounded-full transition-colors group-aria-[current=page]:bg-soft-hover max-[379px]:w-12">
                <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
              </span>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
