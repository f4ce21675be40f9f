import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatYear } from '../../i18n/format-year.ts';
import { parseLocale } from '@portal/ui/i18n/locale.ts';
import { AppLink } from '@portal/ui/app-link.tsx';
import { ClinicContact } from './clinic-contact.tsx';
import { StoreLinks } from './store-links.tsx';

const now = new Date();

const links = [
  { to: '/terms', label: msg`Terms` },
  { to: '/privacy', label: msg`Privacy` },
  { to: '/help', label: msg`Help` },
];

export function LandingFooter() {
  const { i18n, t } = useLingui();
  const year = formatYear(now, parseLocale(i18n.locale));
  return (
    <footer className="border-t border-line bg-surface">
      <div className="container-page grid gap-5 pt-7 pb-9 sm:grid-cols-[1fr_auto] sm:items-center">
        <StoreLinks />
        <nav aria-label={t`Footer`} className="flex flex-wrap gap-x-6 gap-y-2">
          {links.map(({ to, label }) => (
            <AppLink
              key={to}
              to={to}
              className="inline-flex min-h-11 min-w-11 items-center font-medium text-muted hover:text-link hover:underline"
            >
              {t(label)}
            </AppLink>
          ))}
        </nav>
        <ClinicContact />
        <p className="text-sm text-subtle sm:col-span-2">
          {t`© ${year} Patient Portal. All rights reserved.`}
        </p>
      </div>
    </footer>
  );
}
