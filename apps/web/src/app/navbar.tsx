import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Link, NavLink } from 'react-router';
import { useSession } from '../session/session.ts';
import { useSignIn } from '../session/use-sign-in.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { LanguageChoice } from './language-choice.tsx';

/** Those who are out, at the landing above all, do without it. */
const SignedInTools = lazy(() => import('./signed-in-tools.tsx'));

const places = [
  { to: '/services', label: msg`Services` },
  { to: '/appointments', label: msg`Appointment` },
  { to: '/messages', label: msg`Message` },
  { to: '/my-health', label: msg`My Health` },
];

/** From 576 px up; phones have the app bar and the tab bar. */
export function Navbar() {
  const { t } = useLingui();
  const { status } = useSession();
  const isOut = status === 'out';
  return (
    <header className="sticky top-0 z-210 hidden bg-surface shadow-[0_1px_0_var(--color-border)] sm:block">
      <div className="container-page flex min-h-18 flex-wrap items-center gap-x-2 lg:gap-x-8">
        <Link
          to={isOut ? '/' : '/dashboard'}
          className="inline-flex min-h-11 min-w-11 items-center gap-2.5 text-xl font-semibold tracking-title whitespace-nowrap"
        >
          <BrandMark size={36} />
          <span className={isOut ? undefined : 'max-lg:sr-only'}>{t`Patient Portal`}</span>
        </Link>
        {!isOut && <Places />}
        <div className="ml-auto flex items-center gap-1 lg:gap-2">
          <LanguageChoice />
          {isOut ? (
            <SignedOutActions />
          ) : (
            <Suspense fallback={<span className="size-11" />}>
              <SignedInTools />
            </Suspense>
          )}
        </div>
      </div>
    </header>
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

function SignedOutActions() {
  const { t } = useLingui();
  const signIn = useSignIn();
  return (
    <>
      <LinkButton variant="ghost" to="/help">
        {t`Help`}
      </LinkButton>
      <Button variant="secondary" onClick={signIn}>
        {t`Login`}
      </Button>
      <Button onClick={signIn}>{t`Register`}</Button>
    </>
  );
}
