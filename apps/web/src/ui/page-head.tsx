import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

/** Breadcrumb and title of a wide page; on phones the title stands in the app bar. */
export function PageHead({ title, home }: { title: string; home: string }) {
  return (
    <div className="mb-6 hidden sm:block">
      <nav aria-label="Breadcrumb" className="flex items-center gap-1.5 text-sm text-muted">
        <Link
          to={home}
          className="inline-flex min-h-11 min-w-11 items-center hover:text-link hover:underline"
        >
          Home
        </Link>
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
        <span aria-current="page" className="font-medium text-ink">
          {title}
        </span>
      </nav>
      <h1 className="text-3xl leading-tight tracking-display">{title}</h1>
    </div>
  );
}
