import { useLingui } from '@lingui/react/macro';
import type { Bill } from '@portal/clinical-domain/bill';
import { formatDate } from '@portal/clinical-domain/format-date';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { useLanguage } from '../../i18n/use-language.ts';

type Props = { bill: Bill; patient: string | undefined; zone: string };

export function BillFacts({ bill: { number, date, place }, patient, zone }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const facts = [
    { label: t`Invoice`, value: number },
    { label: t`Date`, value: date && formatDate(new Date(date), { zone, language }) },
    { label: t`Patient`, value: patient },
    { label: t`For`, value: place && <span lang="en">{place}</span> },
  ];
  return (
    <Card>
      <FactList facts={facts.filter(({ value }) => value)} />
    </Card>
  );
}
