import { useLingui } from '@lingui/react/macro';
import { readInstructions } from '@portal/clinical-domain/medicines/medication-name';
import { Pill } from 'lucide-react';
import { useLanguage } from '../../i18n/use-language.ts';
import type { KeptRecord } from '../../session/kept-record.ts';
import { RecordWords } from '../../ui/record-words.tsx';
import { Tile } from '../../ui/tile.tsx';
import { KeptSection } from './kept-section.tsx';
import { MedicineTitle } from './medicine-title.tsx';

export function KeptMedicines({ record: { orders } }: { record: KeptRecord }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <KeptSection title={t`My medicines`} isEmpty={orders.length === 0}>
      {orders.map((order) => (
        <li key={order.id} className="flex items-center gap-3.5 p-4 sm:px-6">
          <Tile icon={Pill} hue="violet" size="sm" />
          <div className="min-w-0">
            <h3 className="text-md">
              <MedicineTitle order={order} />
            </h3>
            <p className="text-sm text-muted">
              <RecordWords>{readInstructions(order, language)}</RecordWords>
            </p>
          </div>
        </li>
      ))}
    </KeptSection>
  );
}
