import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { findActiveMedicines } from '@portal/fhir-queries/medication-request.query';
import { ChevronRight } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { load, useAnswer } from '../../session/records/load.ts';
import { ownQuery } from '../../session/records/own-query.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { Card } from '@portal/ui/card.tsx';
import { EmptyState } from '@portal/ui/empty-state.tsx';
import { TextLink } from '@portal/ui/text-link.tsx';
import { ActiveMedicine } from './active-medicine.tsx';
import { TabPage } from './tab-page.tsx';

const medicinesQuery = () =>
  ownQuery(['active-medicines'], ['MedicationRequest'], () => findActiveMedicines(recordsClient));

export function loader() {
  load(medicinesQuery());
  return { now: new Date() };
}

export function Component() {
  const { t } = useLingui();
  const { now } = useLoaderData<typeof loader>();
  return (
    <TabPage
      answer={useAnswer(medicinesQuery())}
      failed={
        <Trans>We couldn’t load your medicines. They’re safe. Check your connection and try again.</Trans>
      }
    >
      {(orders) =>
        orders.length === 0 ? (
          <Card>
            <EmptyState title={t`No item to display`}>
              <p>
                <Trans>Medicines your doctor prescribes will show up here.</Trans>
              </p>
            </EmptyState>
          </Card>
        ) : (
          <>
            <div className="-mt-2 mb-1 flex flex-wrap items-center justify-between gap-x-3">
              <p className="text-sm text-muted">
                <Plural value={orders.length} one="# active medicine" other="# active medicines" />
              </p>
              <TextLink to="/medications">
                <Trans>Today's Reminders</Trans>
                <ChevronRight size={18} aria-hidden="true" />
              </TextLink>
            </div>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:gap-5">
              {orders.map((order) => (
                <li key={order.id} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
                  <ActiveMedicine order={order} now={now} />
                </li>
              ))}
            </ul>
          </>
        )
      }
    </TabPage>
  );
}
