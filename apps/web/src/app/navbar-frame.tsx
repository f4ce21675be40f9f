import type { ReactNode } from 'react';
import { AppLink } from '@portal/ui/app-link.tsx';
import { BrandName } from '../session/preferences/brand-name.tsx';
import { BrandMark } from '@portal/ui/brand-mark.tsx';
import { classNames } from '@portal/ui/class-names.ts';
import { LanguageChoice } from './language-choice.tsx';

type Props = { home: string; places?: ReactNode; children: ReactNode };

/** From 576 px up; phones have the app bar and the tab bar. Beside places the brand's name waits for a wide screen. */
export function NavbarFrame({ home, places, children }: Props) {
  return (
    <header className="sticky top-0 z-210 hidden low:static bg-surface shadow-[0_1px_0_var(--color-border)] sm:block">
      <div className="container-page flex min-h-18 flex-wrap items-center gap-x-2 lg:gap-x-8">
        <AppLink
          to={home}
          className="inline-flex min-h-11 min-w-11 items-center gap-2.5 text-xl font-semibold tracking-title whitespace-nowrap"
        >
          <BrandMark size={36} />
          <span className={classNames('max-w-64 truncate', Boolean(places) && 'max-lg:sr-only')}>
            <BrandName />
          </span>
        </AppLink>
        {places}
        <div className="ml-auto flex items-center gap-1 lg:gap-2">
          <LanguageChoice />
          {children}
        </div>
      </div>
    </header>
  );
}
