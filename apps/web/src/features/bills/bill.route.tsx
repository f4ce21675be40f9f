import { Trans } from '@lingui/react/macro';
import { readBill } from '@portal/clinical-domain/money/bill';
import { getInvoice } from '@portal/fhir-queries/invoice.query';
import { isHTTPError } from 'ky';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { loadFirst, useFirst } from '../../session/records/load.ts';
import { ownQuery } from '../../session/records/own-query.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { useOwnName } from '../../session/records/use-own-name.ts';
import { Card } from '@portal/ui/card.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { BillFacts } from './bill-facts.tsx';
import { BillHelp } from './bill-help.tsx';
import { BillLines } from './bill-lines.tsx';
import { BillSummary } from './bill-summary.tsx';
import { BillTotal } from './bill-total.tsx';

const invoiceQuery = (id: string) =>
  ownQuery(['invoice', id], ['Invoice'], () => getInvoice(recordsClient, id));

export async function loader({ params: { id = '' } }: LoaderFunctionArgs) {
  const invoice = await loadFirst(invoiceQuery(id)).catch((error: unknown) => {
    throw isHTTPError(error) && error.response.status < 500 ? data(null, { status: 404 }) : error;
  });
  return { id, invoice, now: new Date(), zone: getPortalConfig().clinicZone };
}

export function Component() {
  const { id, invoice, now, zone } = useLoaderData<typeof loader>();
  const bill = readBill(useFirst(invoiceQuery(id), invoice));
  return (
    <div className="container-page grid gap-4 pb-5 sm:pb-16 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-6">
      <div className="lg:col-start-2">
        <BillSummary bill={bill} now={now} zone={zone} />
      </div>
      <Card className="@container lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:p-5!">
        {bill.lines.length > 0 ? (
          <BillLines lines={bill.lines} />
        ) : (
          <Callout kind="info">
            <Trans>Currently payment details not available !</Trans>
          </Callout>
        )}
        <BillTotal bill={bill} />
      </Card>
      <div className="grid gap-4 lg:col-start-2">
        <BillFacts bill={bill} patient={useOwnName()} zone={zone} />
        <BillHelp />
      </div>
    </div>
  );
}
