import { useLingui } from '@lingui/react/macro';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { LabelledDrawing } from '@portal/ui/labelled-drawing.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';

type Props = { taken: number; all: number; className: string; isOnBrand?: boolean };

const round = 2 * Math.PI * 24;

/** How many of the day's doses were taken; green when it is all of them. */
export function DoseRing({ taken, all, className, isOnBrand = false }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const [count, of] = [formatDigits(taken, language), formatDigits(all, language)];
  const color = taken === all ? 'var(--success-solid)' : 'var(--color-primary)';
  const circle = { cx: 28, cy: 28, r: 24, fill: 'none', strokeWidth: 5.5 };
  return (
    <LabelledDrawing label={t`${count} of ${of} doses taken`} className="block flex-none">
      <svg viewBox="0 0 56 56" aria-hidden="true" className={className}>
        <circle
          {...circle}
          {...(isOnBrand
            ? { stroke: 'currentColor', strokeOpacity: 0.22 }
            : { stroke: 'var(--chart-track)' })}
        />
        {taken > 0 && (
          <circle
            {...circle}
            stroke={isOnBrand ? 'currentColor' : color}
            strokeLinecap="round"
            strokeDasharray={`${(taken / all) * round} ${round}`}
            transform="rotate(-90 28 28)"
            className="animate-ring-fill"
          />
        )}
        <text x="28" y="33" textAnchor="middle" fontSize="14" fontWeight="700" fill="currentColor">
          {count}/{of}
        </text>
      </svg>
    </LabelledDrawing>
  );
}
