import { Trans } from '@lingui/react/macro';
import { ChevronDown, CircleQuestionMark, LogOut, User as UserIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { signOut } from '../session/sign-out/sign-out.ts';
import { useOwnName } from '../session/records/use-own-name.ts';
import { useOwnPhoto } from '../session/records/use-own-photo.ts';
import { Avatar } from '@portal/ui/avatar.tsx';
import { Disclosure, disclosureItem } from '@portal/ui/disclosure.tsx';
import { useWide } from '@portal/ui/use-wide.ts';

/** Phones have the menu instead. */
const UserMenuLinks = lazy(() => import('./user-menu-links.tsx').catch(() => ({ default: () => [] })));

/** The specification's three entries come first. */
export function UserMenu() {
  const name = useOwnName() ?? '';
  const isWide = useWide();
  const photo = useOwnPhoto(isWide);
  return (
    <Disclosure
      buttonClass="inline-flex min-h-11 items-center gap-2.5 rounded-full border border-line pr-2.5 pl-[5px] font-medium hover:bg-hover"
      button={
        <>
          <Avatar name={name} size="sm" {...(photo && { photo })} />
          <span className="max-w-48 truncate max-lg:sr-only">{name}</span>
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
        </>
      }
    >
      <li className="mb-1 border-b border-line px-3 pt-1.5 pb-2.5 font-semibold break-words lg:hidden">
        {name}
      </li>
      <li>
        <Link to="/dashboard" className={disclosureItem}>
          <UserIcon size={20} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Profile</Trans>
        </Link>
      </li>
      <li>
        <Link to="/help" className={disclosureItem}>
          <CircleQuestionMark size={20} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Help</Trans>
        </Link>
      </li>
      <li>
        <button type="button" onClick={() => void signOut()} className={disclosureItem}>
          <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Logout</Trans>
        </button>
      </li>
      {isWide && (
        <Suspense>
          <UserMenuLinks />
        </Suspense>
      )}
    </Disclosure>
  );
}
