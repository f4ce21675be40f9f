import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrandMark } from '@portal/ui/brand-mark.tsx';
import { Button } from '@portal/ui/button.tsx';
import { classNames } from '@portal/ui/class-names.ts';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { useBrandName } from '../../session/preferences/use-brand-name.ts';
import { usePlace, type Place } from './use-place.ts';
import './drawings/drawings.css';

type Props = {
  place: Place;
  drawing: ReactNode;
  title: ReactNode;
  lead: ReactNode;
  children: ReactNode;
  /** What the card asks for, in the place of Next; beneath it, how to go on without. */
  action?: ReactNode;
  otherwise?: ReactNode;
};

/** One card: its drawing, its question, the way on and the way back. */
export function WelcomeFrame({ place, drawing, title, lead, children, action, otherwise }: Props) {
  const { leave, goOn, goBack, isLast } = usePlace(place);
  const brand = useBrandName();
  return (
    <div className="min-h-dvh bg-surface sm:grid sm:place-items-center sm:bg-ground sm:p-8">
      <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[minmax(260px,38dvh)_1fr] sm:min-h-0 sm:w-full sm:max-w-[1040px] sm:overflow-hidden sm:rounded-[32px] sm:bg-surface sm:shadow-lg md:min-h-[min(620px,calc(100dvh-64px))] md:grid-cols-2 md:grid-rows-1 low:grid-rows-[auto_1fr]">
        <header className="first-run-picture relative overflow-hidden pt-(--safe-top)">
          <div className="absolute inset-x-0 bottom-0 sm:left-[-6%] sm:w-[112%] low:hidden">{drawing}</div>
          <div className="relative flex min-h-14 items-center justify-between gap-3 py-1.5 pr-3 pl-6 sm:pt-3">
            <span className="inline-flex min-w-0 items-center gap-2.5 text-lg font-semibold tracking-title">
              <BrandMark size={32} />
              <span className="truncate">{brand}</span>
            </span>
            {!isLast && (
              <button
                type="button"
                onClick={leave}
                className="first-run-skip min-h-11 flex-none rounded-full px-4 text-sm font-semibold"
              >
                <Trans context="the first run">Skip</Trans>
              </button>
            )}
          </div>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="relative -mt-6 flex flex-col gap-5 rounded-t-xl bg-surface px-6 pt-6 pb-[calc(20px+var(--safe-bottom))] md:mt-0 md:rounded-none md:px-12 md:pt-14 md:pb-9 low:mt-0"
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
            <div>
              <h1 className="text-[1.625rem] leading-tight tracking-display text-balance md:text-3xl">
                {title}
              </h1>
              <p className="mt-1 text-pretty text-muted">{lead}</p>
            </div>
            {children}
          </div>
          <div
            className={classNames(
              'mt-auto flex gap-x-4 gap-y-3.5',
              otherwise ? 'flex-col items-stretch' : 'flex-wrap items-center justify-between',
            )}
          >
            <Dots place={place} className={otherwise ? 'self-center' : ''} />
            <div className={classNames('flex gap-2', otherwise ? '*:last:flex-1' : 'ml-auto')}>
              {goBack && <BackButton onClick={goBack} />}
              {action ?? <NextButton isLast={isLast} onClick={goOn} />}
            </div>
            {otherwise}
          </div>
        </main>
      </div>
    </div>
  );
}

function NextButton({ isLast, onClick }: { isLast: boolean; onClick: () => void }) {
  return (
    <Button className="min-w-33" onClick={onClick}>
      {isLast ? <Trans>Done</Trans> : <Trans>Next</Trans>}
      {!isLast && <ArrowRight size={20} aria-hidden="true" />}
    </Button>
  );
}

function BackButton({ onClick }: { onClick: () => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`Back`}
      onClick={onClick}
      className="grid size-12 flex-none place-items-center rounded-full border-[1.5px] border-line-control text-link hover:border-primary hover:bg-hover"
    >
      <ArrowLeft size={22} aria-hidden="true" />
    </button>
  );
}

function Dots({ place: { cards, index }, className }: { place: Place; className: string }) {
  const language = useLanguage();
  const [at, all] = [formatDigits(index + 1, language), formatDigits(cards.length, language)];
  return (
    <p className={classNames('flex gap-2', className)}>
      <span className="sr-only">
        <Trans>
          Card {at} of {all}
        </Trans>
      </span>
      {cards.map((card, each) => (
        <i
          key={card}
          aria-hidden="true"
          className={classNames(
            'h-2 rounded-full',
            each === index ? 'w-7 bg-primary' : 'w-2 bg-line-control opacity-60',
          )}
        />
      ))}
    </p>
  );
}
