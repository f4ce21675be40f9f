import { Menu } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '../../session/session.ts';
import { useSignIn } from '../../session/use-sign-in.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure, disclosureItem } from '../../ui/disclosure.tsx';

export function PhoneHeader() {
  const { status } = useSession();
  const signIn = useSignIn();
  return (
    <header className="relative z-2 flex min-h-14 items-center justify-between pr-2 pl-(--gutter) sm:hidden">
      <Link
        to={status === 'out' ? '/' : '/dashboard'}
        className="inline-flex min-h-11 items-center gap-2.5 text-lg font-semibold tracking-title"
      >
        <BrandMark size={32} look="inverse" />
        Patient Portal
      </Link>
      <span className="flex items-center">
        {status === 'out' && (
          <Button variant="inverse-ghost" onClick={signIn}>
            Login
          </Button>
        )}
        <Disclosure
          label="Menu"
          button={<Menu size={24} strokeWidth={1.75} aria-hidden="true" />}
          buttonClass="grid size-11 place-items-center rounded-full hover:bg-white/10"
        >
          {status === 'out' && (
            <li>
              <button type="button" onClick={signIn} className={disclosureItem}>
                Register
              </button>
            </li>
          )}
          <li>
            <Link to="/help" className={disclosureItem}>
              Help
            </Link>
          </li>
        </Disclosure>
      </span>
    </header>
  );
}
