import { useSyncExternalStore } from 'react';
import type { Locale } from '../i18n/locale.ts';
import { TextLink } from '../text-link.tsx';
import { ToastRegion } from '../toast-region.tsx';
import { ProgressSection, CalendarSection, SkeletonSection, StatesSection } from './content.sections.tsx';
import { ChartSection, TableSection } from './content.sections.tsx';
import {
  ButtonsSection,
  FieldsSection,
  FormSection,
  SelectSection,
  SlotsSection,
} from './controls.sections.tsx';
import { galleryStringsOf } from './gallery-strings.ts';
import {
  BadgesSection,
  CardsSection,
  NotificationsSection,
  RowsSection,
  TypeSection,
} from './looks.sections.tsx';
import { OverlaysSection, ToastsSection } from './overlays.sections.tsx';

type Props = { locale: Locale; theme: 'light' | 'dark' };

/** Every piece of the design system in every state. */
export function Gallery({ locale, theme }: Props) {
  const strings = galleryStringsOf(locale);
  const areFontsLoaded = useFontsLoaded();
  const other = { theme: theme === 'dark' ? 'light' : 'dark', lang: locale === 'np' ? 'en' : 'np' } as const;
  return (
    <>
      <title>{strings.title}</title>
      <main
        id="main"
        tabIndex={-1}
        className="container-page py-8"
        data-fonts={areFontsLoaded ? 'loaded' : 'loading'}
      >
        <h1 className="text-3xl leading-tight tracking-display">{strings.title}</h1>
        <p className="mb-6 flex flex-wrap items-center gap-x-4 text-muted">
          {strings.themes[theme]}
          <TextLink to={`?theme=${other.theme}&lang=${locale}`}>{strings.themes[other.theme]}</TextLink>
          <TextLink to={`?theme=${theme}&lang=${other.lang}`} lang={other.lang === 'np' ? 'ne' : 'en'}>
            {other.lang === 'np' ? 'नेपाली' : 'English'}
          </TextLink>
        </p>
        <div key={locale} className="gap-5 sm:columns-2 lg:columns-3">
          <TypeSection strings={strings} />
          <ButtonsSection strings={strings} />
          <FieldsSection strings={strings} />
          <FormSection strings={strings} />
          <SelectSection strings={strings} />
          <BadgesSection strings={strings} />
          <RowsSection strings={strings} />
          <ProgressSection strings={strings} />
          <ToastsSection strings={strings} />
          <CalendarSection strings={strings} />
          <OverlaysSection strings={strings} />
          <SlotsSection strings={strings} />
          <SkeletonSection strings={strings} />
          <NotificationsSection strings={strings} />
          <StatesSection strings={strings} />
          <CardsSection strings={strings} />
          <ChartSection strings={strings} />
        </div>
        <div className="mt-5">
          <TableSection strings={strings} />
        </div>
      </main>
      <ToastRegion />
    </>
  );
}

function useFontsLoaded(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.fonts.addEventListener('loadingdone', onChange);
      return () => document.fonts.removeEventListener('loadingdone', onChange);
    },
    () => document.fonts.status === 'loaded',
  );
}
