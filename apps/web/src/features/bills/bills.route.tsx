import { Trans, useLingui } from '@lingui/react/macro';
import { readBill, sumOpenBills } from '@portal/clinical-domain/money/bill';
import { formatMoney } from '@portal/clinical-domain/money/format-money';
import { findInvoices } from '@portal/fhir-queries/invoice.query';
import { useLoaderData } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { loadFirst, useFirst } from '../../session/records/load.ts';
import { ownQuery } from '../../session/records/own-query.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { BrandCard } from '@portal/ui/brand-card.tsx';
import { Card } from '@portal/ui/card.tsx';
import { List } from '@portal/ui/list.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { BillHelp } from './bill-help.tsx';
import { BillRow } from './bill-row.tsx';

const invoicesQuery = () => ownQuery(['invoices'], ['Invoice'], () => findInvoices(recordsClient));

export async function loader() {
  const invoices = await loadFirst(invoicesQuery());
  return { invoices, now: new Date(), zone: getPortalConfig().clinicZone };
}

/** What is to be paid first, what was paid below it. */
export function Component() {
  const { invoices, now, zone } = useLoaderData<typeof loader>();
  const bills = useFirst(invoicesQuery(), invoices).map(readBill);
  const { t } = useLingui();
  const language = useLanguage();
  const ordered = bills.toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen));
  return (
    <div className="container-page grid gap-4 pb-5 sm:pb-16 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-6">
      <div className="lg:col-start-2">
        <BrandCard className="lg:p-6!">
          <p className="text-sm text-on-brand-muted">
            <Trans>Total due</Trans>
          </p>
          <p className="mt-1 text-3xl leading-tight font-semibold tracking-display tabular-nums sm:text-[2.25rem]">
            {formatMoney(sumOpenBills(bills).total, language)}
          </p>
          <p className="mt-1 text-sm text-on-brand-muted">
            <Trans>Pay at the clinic’s counter</Trans>
          </p>
        </BrandCard>
      </div>
      <Card className="overflow-hidden p-0! lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <List label={t`Bills`} items={ordered} keyOf={({ id }) => id}>
          {(bill) => <BillRow bill={bill} now={now} zone={zone} />}
        </List>
      </Card>
      <div className="lg:col-start-2">
        <BillHelp />
      </div>
    </div>
  );
}
