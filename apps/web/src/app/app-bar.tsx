import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '../session/session.ts';
import { BrandName } from '../session/preferences/brand-name.tsx';
import { BrandMark } from '@portal/ui/brand-mark.tsx';
import { Bell } from './bell.tsx';
import type { PageHandle } from './page-handle.ts';

const round = 'grid size-11 flex-none place-items-center rounded-full hover:bg-white/10';

/** Phones only: the logo and the bell at home, elsewhere the way back and the title. */
export function AppBar({ handle, goBack }: { handle: PageHandle; goBack: () => void }) {
  const { t } = useLingui();
  const Title = handle.hasOwnHeading ? 'p' : 'h1';
  return (
    <>
      <header
        data-chrome
        className="on-brand sticky top-0 z-100 bg-brand low:static pt-(--safe-top) text-on-brand sm:hidden"
      >
        {handle.isHome ? (
          <HomeRow />
        ) : (
          <div className="flex min-h-12 items-center gap-1 px-2">
            <button type="button" aria-label={t`Back`} onClick={goBack} className={round}>
              <ArrowLeft size={24} aria-hidden="true" />
            </button>
            <Title
              tabIndex={-1}
              className="min-w-0 flex-1 py-1.5 text-[length:min(var(--text-lg),6.6vw)] leading-snug font-semibold tracking-title outline-none"
            >
              {t(handle.heading ?? handle.title)}
            </Title>
            <span id="app-bar-end" className="contents" />
          </div>
        )}
      </header>
      {!handle.isHome && <div className="-mb-6 bg-brand pb-6 sm:hidden" />}
    </>
  );
}

function HomeRow() {
  const { status } = useSession();
  return (
    <div className="flex min-h-14 items-center justify-between gap-3 pr-2 pl-(--gutter)">
      <Link
        to={status === 'out' ? '/' : '/dashboard'}
        className="inline-flex min-h-11 items-center gap-2.5 text-lg font-semibold tracking-title"
      >
        <BrandMark size={32} look="inverse" />
        <span className="min-w-0 leading-snug wrap-anywhere">
          <BrandName />
        </span>
      </Link>
      {status !== 'out' && <Bell hover="hover:bg-white/10" />}
    </div>
  );
}
