import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '../session/session.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import type { PageHandle } from './page-handle.ts';

/** Phones only: the logo at home, elsewhere the way back and the title. */
export function AppBar({ handle: { title, hasOwnHeading } }: { handle: PageHandle }) {
  const home = useSession().status === 'out' ? '/' : '/dashboard';
  const Title = hasOwnHeading ? 'p' : 'h1';
  return (
    <>
      <header className="on-brand sticky top-0 z-100 bg-brand pt-(--safe-top) text-on-brand sm:hidden">
        {title === undefined ? (
          <div className="flex min-h-14 items-center px-(--gutter)">
            <Link
              to={home}
              className="inline-flex min-h-11 items-center gap-2.5 text-lg font-semibold tracking-title"
            >
              <BrandMark size={32} look="inverse" />
              Patient Portal
            </Link>
          </div>
        ) : (
          <div className="flex min-h-14 items-center gap-1 px-2">
            <Link
              to={home}
              aria-label="Back"
              className="grid size-11 flex-none place-items-center rounded-full hover:bg-white/10"
            >
              <ArrowLeft size={24} aria-hidden="true" />
            </Link>
            <Title className="min-w-0 flex-1 truncate text-lg font-semibold tracking-title">{title}</Title>
          </div>
        )}
      </header>
      {title !== undefined && <div className="-mb-6 bg-brand pb-6 sm:hidden" />}
    </>
  );
}
