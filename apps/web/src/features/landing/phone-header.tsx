import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { BrandName } from '../../session/preferences/brand-name.tsx';
import { useLocaleChoice } from '../../session/preferences/use-locale-choice.ts';
import { useSession } from '../../session/session.ts';
import { useSignIn } from '../../session/sign-in/use-sign-in.ts';
import { AppLink } from '@portal/ui/app-link.tsx';
import { BrandMark } from '@portal/ui/brand-mark.tsx';
import { Button } from '@portal/ui/button.tsx';
import { Disclosure, disclosureItem } from '@portal/ui/disclosure.tsx';
import { LanguageItems } from '@portal/ui/language-items.tsx';

export function PhoneHeader() {
  const { t } = useLingui();
  const { locale, offered, choose } = useLocaleChoice();
  const { status } = useSession();
  const signIn = useSignIn();
  const register = useSignIn('register');
  return (
    <header className="relative z-2 flex min-h-14 flex-wrap items-center justify-between pr-2 pl-(--gutter) sm:hidden">
      <AppLink
        to={status === 'out' ? '/' : '/dashboard'}
        className="inline-flex min-h-11 items-center gap-2.5 text-lg font-semibold tracking-title"
      >
        <BrandMark size={32} look="inverse" />
        <span className="min-w-0 leading-snug wrap-anywhere">
          <BrandName />
        </span>
      </AppLink>
      <span className="ml-auto flex items-center">
        {status === 'out' && (
          <Button variant="inverse-ghost" onClick={signIn}>
            {t`Login`}
          </Button>
        )}
        <Disclosure
          label={t`Menu`}
          button={<Menu size={24} strokeWidth={1.75} aria-hidden="true" />}
          buttonClass="grid size-11 place-items-center rounded-full hover:bg-white/10"
        >
          {status === 'out' && (
            <li>
              <button type="button" onClick={register} className={disclosureItem}>
                {t`Register`}
              </button>
            </li>
          )}
          <li>
            <AppLink to="/help" className={disclosureItem}>
              {t`Help`}
            </AppLink>
          </li>
          <LanguageItems offered={offered} locale={locale} choose={choose} />
        </Disclosure>
      </span>
    </header>
  );
}
