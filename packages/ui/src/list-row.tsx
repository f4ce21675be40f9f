import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Props = {
  to: string;
  lead?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  end?: ReactNode;
  isCurrent?: boolean;
};

/** One line of a list that leads somewhere: tile or avatar, title, secondary line, value or chevron. */
export function ListRow({ to, lead, title, detail, end, isCurrent }: Props) {
  return (
    <Link
      to={to}
      aria-current={isCurrent || undefined}
      className="flex min-h-16 items-center gap-3.5 px-5 py-2.5 -outline-offset-2! max-[379px]:gap-2 max-[379px]:px-3 hover:bg-hover aria-current:bg-soft aria-current:shadow-[inset_4px_0_0_var(--color-primary)]"
    >
      {lead}
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        {detail && <span className="block text-sm text-muted">{detail}</span>}
      </span>
      {end ?? (
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-subtle" />
      )}
    </Link>
  );
}
