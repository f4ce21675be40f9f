import { Trans } from '@lingui/react/macro';
import { readInstructions } from '@portal/clinical-domain/medicines/medication-name';
import type { MedicationRequest } from 'fhir/r4';
import { useId } from 'react';
import { Card } from '@portal/ui/card.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { MedicineTitle } from './medicine-title.tsx';

/** Orders that say in words how to take the medicine and name no times: nobody can be reminded of them. */
export function WithoutTimes({ orders }: { orders: MedicationRequest[] }) {
  const titleId = useId();
  const language = useLanguage();
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-xl">
        <Trans>No fixed times</Trans>
      </h2>
      <Card className="py-1!">
        <ul className="divide-y divide-divider">
          {orders.map((order) => (
            <li key={order.id} className="py-3">
              <h3 className="text-md">
                <MedicineTitle order={order} />
              </h3>
              <p className="text-sm text-muted">
                <LangText>{readInstructions(order, language)}</LangText>
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
