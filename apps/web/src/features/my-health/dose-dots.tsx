import { useLingui } from '@lingui/react/macro';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { Check } from 'lucide-react';
import { LabelledDrawing } from '@portal/ui/labelled-drawing.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';

/** A dot for each dose of the course, filled where it is recorded. */
export function DoseDots({ course }: { course: boolean[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const given = formatDigits(course.filter(Boolean).length, language);
  const all = formatDigits(course.length, language);
  return (
    <LabelledDrawing label={t`${given} of ${all} doses recorded`} className="inline-flex flex-wrap gap-1">
      {course.map((isGiven, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a dose is its place in the course
        <Dot key={index} isGiven={isGiven} />
      ))}
    </LabelledDrawing>
  );
}

function Dot({ isGiven }: { isGiven: boolean }) {
  return isGiven ? (
    <span className="grid size-4.5 place-items-center rounded-full bg-success-solid text-surface">
      <Check size={12} strokeWidth={3} aria-hidden="true" />
    </span>
  ) : (
    <span className="size-4.5 rounded-full border-2 border-line-control" />
  );
}
