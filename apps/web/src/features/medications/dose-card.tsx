import { hasSeveralDoses, readDoseInstruction } from '@portal/clinical-domain/medicines/dose-instruction';
import { readInstruction } from '@portal/clinical-domain/medicines/medication-name';
import type { TimelineItem } from '@portal/clinical-domain/medicines/timeline';
import { Trans } from '@lingui/react/macro';
import { Pill } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '@portal/ui/class-names.ts';
import { LangText } from '@portal/ui/lang-text.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { DoseActions } from './dose-actions.tsx';
import type { DoseHandlers } from './dose-handlers.ts';
import { DoseRemark } from './dose-remark.tsx';
import { MarkSign } from './mark-sign.tsx';
import { MedicineTitle } from './medicine-title.tsx';

type Props = DoseHandlers & { item: TimelineItem; canLog: boolean; isToday: boolean; isFirstLate: boolean };

/** One dose: what, how, where it stands. */
export function DoseCard({ item, canLog, isToday, isFirstLate, ...handlers }: Props) {
  const language = useLanguage();
  const titleId = useId();
  const { order, dosage, mark } = item;
  return (
    <article
      aria-labelledby={titleId}
      className={classNames(
        'col-start-2 flex flex-wrap items-center gap-x-3 gap-y-2.5 rounded-lg px-3.5 py-3 shadow-sm sm:col-start-3 sm:px-4 lg:px-5 lg:py-3.5',
        mark === 'late' ? 'bg-warning ring-1 ring-warning-line ring-inset' : 'bg-surface',
      )}
    >
      <Tile icon={Pill} hue="violet" className="max-sm:hidden" />
      <div className="min-w-0 flex-[1_1_8rem]">
        <h3 id={titleId} className="text-md">
          <MedicineTitle order={order} />
        </h3>
        <p className={classNames('text-sm', mark !== 'late' && 'text-muted')}>
          <LangText>{readDoseInstruction(item, language)}</LangText>
        </p>
        <DoseRemark item={item} isToday={isToday} warns={isFirstLate} />
        {hasSeveralDoses(dosage) && <WholeOrder item={item} />}
      </div>
      <MarkSign mark={mark} />
      {canLog && <DoseActions item={item} titleId={titleId} {...handlers} />}
    </article>
  );
}

/** The text of an order of several doses names all of them, so it stands apart from the single dose. */
function WholeOrder({ item: { dosage } }: { item: TimelineItem }) {
  const text = readInstruction(dosage, useLanguage());
  if (!text) return null;
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-link underline underline-offset-[3px]">
        <Trans>Full instructions</Trans>
      </summary>
      <p className="pb-1">
        <LangText>{text}</LangText>
      </p>
    </details>
  );
}
