import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router';
import { useSession } from '../session/session.ts';
import { Bell } from './bell.tsx';
import { NavbarFrame } from './navbar-frame.tsx';
import { UserMenu } from './user-menu.tsx';
import { VisitorNavbar } from './visitor-navbar.tsx';

const places = [
  { to: '/services', label: msg`Services` },
  { to: '/appointments', label: msg`Appointment` },
  { to: '/messages', label: msg`Message` },
  { to: '/my-health', label: msg`My Health` },
];

export function Navbar() {
  const { status, user } = useSession();
  if (status === 'out') return <VisitorNavbar />;
  return (
    <NavbarFrame home="/dashboard" places={<Places />}>
      <Bell hover="hover:bg-hover" />
      {user && <UserMenu />}
    </NavbarFrame>
  );
}

function Places() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Main`}>
      <ul className="flex flex-wrap lg:gap-1">
        {places.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="relative inline-flex min-h-11 items-center rounded-sm px-2 font-medium whitespace-nowrap text-muted hover:bg-hover hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-link aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 aria-[current=page]:after:-bottom-3.5 aria-[current=page]:after:h-[3px] aria-[current=page]:after:rounded-t-[3px] aria-[current=page]:after:bg-primary lg:px-4 lg:aria-[current=page]:after:inset-x-4"
            >
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
