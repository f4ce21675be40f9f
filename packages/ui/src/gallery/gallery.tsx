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
import { galleryWordsOf } from './gallery-words.ts';
import { BadgesSection, CardsSection, NoticesSection, RowsSection, TypeSection } from './looks.sections.tsx';
import { OverlaysSection, ToastsSection } from './overlays.sections.tsx';

type Props = { locale: Locale; theme: 'light' | 'dark' };

/** Every piece of the design system in every state. */
export function Gallery({ locale, theme }: Props) {
  const words = galleryWordsOf(locale);
  const areFontsLoaded = useFontsLoaded();
  const other = { theme: theme === 'dark' ? 'light' : 'dark', lang: locale === 'np' ? 'en' : 'np' } as const;
  return (
    <>
      <title>{words.title}</title>
      <main
        id="main"
        tabIndex={-1}
        className="container-page py-8"
        data-fonts={areFontsLoaded ? 'loaded' : 'loading'}
      >
        <h1 className="text-3xl leading-tight tracking-display">{words.title}</h1>
        <p className="mb-6 flex flex-wrap items-center gap-x-4 text-muted">
          {words.themes[theme]}
          <TextLink to={`?theme=${other.theme}&lang=${locale}`}>{words.themes[other.theme]}</TextLink>
          <TextLink to={`?theme=${theme}&lang=${other.lang}`} lang={other.lang === 'np' ? 'ne' : 'en'}>
            {other.lang === 'np' ? 'नेपाली' : 'English'}
          </TextLink>
        </p>
        <div key={locale} className="gap-5 sm:columns-2 lg:columns-3">
          <TypeSection words={words} />
          <ButtonsSection words={words} />
          <FieldsSection words={words} />
          <FormSection words={words} />
          <SelectSection words={words} />
          <BadgesSection words={words} />
          <RowsSection words={words} />
          <ProgressSection words={words} />
          <ToastsSection words={words} />
          <CalendarSection words={words} />
          <OverlaysSection words={words} />
          <SlotsSection words={words} />
          <SkeletonSection words={words} />
          <NoticesSection words={words} />
          <StatesSection words={words} />
          <CardsSection words={words} />
          <ChartSection words={words} />
        </div>
        <div className="mt-5">
          <TableSection words={words} />
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
