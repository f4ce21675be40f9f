import { ChevronDown, CircleQuestionMark, LogOut, User as UserIcon } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { session, useSession } from '../session/session.ts';
import { useSignIn } from '../session/use-sign-in.ts';
import type { User } from '../session/user.ts';
import { Avatar } from '../ui/avatar.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Disclosure, disclosureItem } from '../ui/disclosure.tsx';

const places = [
  { to: '/services', label: 'Services' },
  { to: '/appointments', label: 'Appointment' },
  { to: '/messages', label: 'Message' },
  { to: '/my-health', label: 'My Health' },
];

/** From 576 px up; phones have the app bar and the tab bar. */
export function Navbar() {
  const { status, user } = useSession();
  return (
    <header className="sticky top-0 z-210 hidden bg-surface shadow-[0_1px_0_var(--color-border)] sm:block">
      <div className="container-page flex h-18 items-center gap-3 lg:gap-8">
        <Link
          to={status === 'out' ? '/' : '/dashboard'}
          className="inline-flex min-h-11 min-w-11 items-center gap-2.5 text-xl font-semibold tracking-title whitespace-nowrap"
        >
          <BrandMark size={36} />
          <span className={status === 'out' ? undefined : 'max-md:sr-only'}>Patient Portal</span>
        </Link>
        {status !== 'out' && <Places />}
        <div className="ml-auto flex items-center gap-2">
          {status === 'out' ? <SignedOutActions /> : user && <UserMenu user={user} />}
        </div>
      </div>
    </header>
  );
}

function Places() {
  return (
    <nav aria-label="Main">
      <ul className="flex gap-1">
        {places.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="relative inline-flex min-h-11 items-center rounded-sm px-2.5 font-medium whitespace-nowrap text-muted hover:bg-hover hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-link aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2.5 aria-[current=page]:after:-bottom-3.5 aria-[current=page]:after:h-[3px] aria-[current=page]:after:rounded-t-[3px] aria-[current=page]:after:bg-primary lg:px-4 lg:aria-[current=page]:after:inset-x-4"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SignedOutActions() {
  const signIn = useSignIn();
  return (
    <>
      <LinkButton variant="ghost" to="/help">
        Help
      </LinkButton>
      <Button variant="secondary" onClick={signIn}>
        Login
      </Button>
      <Button onClick={signIn}>Register</Button>
    </>
  );
}

function UserMenu({ user }: { user: User }) {
  return (
    <Disclosure
      buttonClass="inline-flex min-h-11 items-center gap-2.5 rounded-full border border-line pr-2.5 pl-[5px] font-medium hover:bg-hover"
      button={
        <>
          <Avatar name={user.name} size="sm" />
          <span className="max-w-48 truncate max-lg:sr-only">{user.name}</span>
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
        </>
      }
    >
      <li>
        <Link to="/dashboard" className={disclosureItem}>
          <UserIcon size={20} strokeWidth={1.75} aria-hidden="true" />
          Profile
        </Link>
      </li>
      <li>
        <Link to="/help" className={disclosureItem}>
          <CircleQuestionMark size={20} strokeWidth={1.75} aria-hidden="true" />
          Help
        </Link>
      </li>
      <li>
        <button type="button" onClick={() => void session.signOut()} className={disclosureItem}>
          <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
          Logout
        </button>
      </li>
    </Disclosure>
  );
}
