import { Trans } from '@lingui/react/macro';
import type { Overview } from '@portal/fhir-queries/overview.query';
import { LoadFailed, type Answer } from '@portal/ui/load-failed.tsx';
import { OutstandingPayment } from './outstanding-payment.tsx';

/** What is to be paid, once it is known. Where nothing could be read, the visits' card says so for both. */
export function Payments({ answer }: { answer: Answer & { data: Overview | undefined } }) {
  if (!answer.data) return null;
  const { openInvoices } = answer.data;
  if (openInvoices) return <OutstandingPayment invoices={openInvoices} />;
  return (
    <LoadFailed answer={answer}>
      <Trans>We couldn’t load your payments. They’re safe. Check your connection and try again.</Trans>
    </LoadFailed>
  );
}
