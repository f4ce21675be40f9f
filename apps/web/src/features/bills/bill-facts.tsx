import { useLingui } from '@lingui/react/macro';
import type { Bill } from '@portal/clinical-domain/money/bill';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import { Card } from '@portal/ui/card.tsx';
import { FactList } from '@portal/ui/fact-list.tsx';
import { useDayView } from '@portal/ui/i18n/day-view.ts';

type Props = { bill: Bill; patient: string | undefined; zone: string };

export function BillFacts({ bill: { number, date, place }, patient, zone }: Props) {
  const { t } = useLingui();
  const view = useDayView();
  const facts = [
    { label: t`Invoice`, value: number },
    { label: t`Date`, value: date && formatDate(new Date(date), { ...view, zone }) },
    { label: t`Patient`, value: patient },
    { label: t`For`, value: place && <span lang="en">{place}</span> },
  ];
  return (
    <Card>
      <FactList facts={facts.filter(({ value }) => value)} />
    </Card>
  );
}
