import { useLingui } from '@lingui/react/macro';
import type { Report } from '@portal/clinical-domain/results/read-report';
import { LangText } from '@portal/ui/lang-text.tsx';

/** A record's narrative may be a page long; then it is no fact among others. */
const longNote = 80;

export function ReportFacts({ report: { category, performer, note } }: { report: Report }) {
  const { t } = useLingui();
  const facts = [
    { name: t`Category`, value: category },
    { name: t`Performer`, value: performer },
    { name: t`Note`, value: note === undefined ? undefined : { text: note, language: 'en' as const } },
  ].filter(({ value }) => value !== undefined);
  return (
    <dl className="grid gap-2.5 sm:grid-cols-[repeat(3,auto)] sm:justify-between sm:gap-x-6">
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className={
            value && value.text.length > longNote
              ? 'sm:col-span-full'
              : 'flex items-baseline justify-between gap-3 sm:block'
          }
        >
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="min-w-0 font-medium whitespace-pre-line">
            <LangText>{value}</LangText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
