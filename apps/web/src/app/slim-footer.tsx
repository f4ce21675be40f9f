import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useBrandName } from '../session/preferences/use-brand-name.ts';
import { formatYear } from '../i18n/format-year.ts';
import { parseLocale } from '@portal/ui/i18n/locale.ts';

const now = new Date();

const links = [
  { to: '/terms', label: msg`Terms` },
  { to: '/privacy', label: msg`Privacy` },
  { to: '/help', label: msg`Help` },
];

export function SlimFooter() {
  const { i18n, t } = useLingui();
  const year = formatYear(now, parseLocale(i18n.locale));
  return (
    <footer className="hidden border-t border-line sm:block">
      <div className="container-page flex min-h-16 items-center justify-between text-sm text-subtle">
        <p>{`© ${year} ${useBrandName()}`}</p>
        <nav aria-label={t`Footer`} className="flex gap-1">
          {links.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 min-w-11 items-center justify-center px-1.5 text-muted hover:text-link hover:underline"
            >
              {t(label)}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
