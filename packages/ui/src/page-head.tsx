import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Crumb = { to: string; title: string };
type Props = { title: string; heading?: string; crumbs: Crumb[]; children?: ReactNode };

/** Breadcrumb and title of a wide page; on phones the title stands in the app bar. */
export function PageHead({ title, heading = title, crumbs, children }: Props) {
  const { t } = useLingui();
  return (
    <div className="mb-6 hidden sm:block">
      <nav aria-label={t`Breadcrumb`} className="text-sm text-muted">
        <ol className="flex flex-wrap items-center gap-x-1.5">
          {crumbs.map((crumb) => (
            <li key={crumb.to}>
              <Link
                to={crumb.to}
                className="inline-flex min-h-11 min-w-11 items-center gap-1.5 hover:text-link hover:underline"
              >
                {crumb.title}
                <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
              </Link>
            </li>
          ))}
          <li aria-current="page" className="font-medium text-ink">
            {title}
          </li>
        </ol>
      </nav>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 tabIndex={-1} className="text-3xl leading-tight tracking-display outline-none">
          {heading}
        </h1>
        {children}
      </div>
    </div>
  );
}
