import { Trans, useLingui } from '@lingui/react/macro';
import { countOthers } from '@portal/clinical-domain/audit/group-views';
import { readView } from '@portal/clinical-domain/audit/read-view';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { Card } from '@portal/ui/card.tsx';
import { othersOfLastMonth } from './access-queries.ts';

/** How much others looked. Nothing where it is not known: the list says what went wrong. */
export function LastMonth() {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useQuery(othersOfLastMonth(), queryClient);
  if (!data) return undefined;
  const { views, people } = countOthers(data.events.map(readView));
  const format = (count: number) => `${formatDigits(count, language)}${data.isMore ? '+' : ''}`;
  const facts = [
    { label: t`views by others`, value: format(views) },
    { label: t`people`, value: format(people) },
  ];
  return (
    <Card aria-labelledby="last-month">
      <h2 id="last-month" className="text-lg">
        <Trans>Last 30 days</Trans>
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-3">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse rounded-md bg-sunken px-4 py-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-3xl leading-tight font-semibold tracking-display tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
