import { Trans } from '@lingui/react/macro';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import { formatDosageLabel } from '@portal/clinical-domain/medicines/dosage-label';
import { isAsNeeded } from '@portal/clinical-domain/medicines/dosage-timing';
import { readInstructions, readMedicationName } from '@portal/clinical-domain/medicines/medication-name';
import { readTranslated } from '@portal/clinical-domain/language/translated-text';
import type { MedicationRequest } from 'fhir/r4';
import { getClinicName } from '../../http/portal-config.ts';
import { useOwnName } from '../../session/records/use-own-name.ts';
import { LangText } from '@portal/ui/lang-text.tsx';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';

/** On paper only: what is taken at present, for the pharmacy, another doctor or the kitchen wall. */
export function PrintList({ orders, now }: { orders: MedicationRequest[]; now: Date }) {
  const view = useClinicView();
  return (
    <div data-paper="" className="hidden print:block">
      <h1 className="text-2xl">
        <Trans>My medicines</Trans>
      </h1>
      <p>
        {useOwnName()} · {getClinicName(view.language)} · {formatDate(now, view)}
      </p>
      <table className="mt-4 w-full border-collapse text-left text-sm">
        <thead>
          <tr className="border-b-2">
            <th className="py-2 pr-3">
              <Trans>Medicine</Trans>
            </th>
            <th className="py-2 pr-3">
              <Trans>How often</Trans>
            </th>
            <th className="py-2 pr-3">
              <Trans>How to take it</Trans>
            </th>
            <th className="py-2">
              <Trans>Prescribed by</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <PrintRow key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PrintRow({ order }: { order: MedicationRequest }) {
  const { language } = useClinicView();
  const [dosage] = order.dosageInstruction ?? [];
  return (
    <tr className="border-b align-top break-inside-avoid">
      <td className="py-2 pr-3 font-semibold">
        <LangText>{readMedicationName(order, language)}</LangText>
      </td>
      <td className="py-2 pr-3">
        {dosage && isAsNeeded(dosage) ? (
          <Trans>As needed</Trans>
        ) : (
          dosage && formatDosageLabel(dosage, language)
        )}
      </td>
      <td className="py-2 pr-3">
        <LangText>{readInstructions(order, language)}</LangText>
      </td>
      <td className="py-2">
        <LangText>{readTranslated(order.requester, 'display', language)}</LangText>
      </td>
    </tr>
  );
}
