import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Answer } from '@portal/ui/load-failed.tsx';
import { Loading } from '@portal/ui/loading.tsx';
import type { Overview } from './overview.ts';
import type { PartId } from './parts.ts';
import { DocumentsSummary } from './summaries/documents-summary.tsx';
import { AllergiesSummary, ConditionsSummary, VaccinesSummary } from './summaries/history-summaries.tsx';
import { LabSummary } from './summaries/lab-summary.tsx';
import { MedicinesSummary } from './summaries/medicines-summary.tsx';
import { VisitsSummary } from './summaries/visits-summary.tsx';
import { VitalsSummary } from './summaries/vitals-summary.tsx';
import { WearablesSummary } from './summaries/wearables-summary.tsx';
import { SummaryCard, SummaryFailed, SummarySkeleton } from './summary-card.tsx';

type Content = { failed: MessageDescriptor; show: (overview: Overview) => ReactNode };

/** In the order of the cards. */
const contents: Record<PartId, Content> = {
  appointments: {
    failed: msg`We couldn’t load your visits. They’re safe.`,
    show: ({ visits }) => visits && <VisitsSummary coming={visits} />,
  },
  'lab-results': {
    failed: msg`We couldn’t load your results. They’re safe.`,
    show: ({ reports }) => reports && <LabSummary page={reports} />,
  },
  medications: {
    failed: msg`We couldn’t load your medicines. They’re safe.`,
    show: ({ medicines }) => medicines && <MedicinesSummary medicines={medicines} />,
  },
  wearables: {
    failed: msg`We couldn’t load your readings. They’re safe.`,
    show: ({ readings }) => readings && <WearablesSummary readings={readings} />,
  },
  vitals: {
    failed: msg`We couldn’t load your measurements. They’re safe.`,
    show: ({ vitalSigns }) => vitalSigns && <VitalsSummary observations={vitalSigns} />,
  },
  allergies: {
    failed: msg`We couldn’t load your allergies. They’re safe.`,
    show: ({ allergies }) => allergies && <AllergiesSummary allergies={allergies} />,
  },
  conditions: {
    failed: msg`We couldn’t load your conditions. They’re safe.`,
    show: ({ conditions }) => conditions && <ConditionsSummary conditions={conditions} />,
  },
  immunizations: {
    failed: msg`We couldn’t load your vaccines. They’re safe.`,
    show: ({ immunizations }) => immunizations && <VaccinesSummary immunizations={immunizations} />,
  },
  documents: {
    failed: msg`We couldn’t load your documents. They’re safe.`,
    show: ({ documents }) => documents && <DocumentsSummary documents={documents} />,
  },
};

const partIds = Object.keys(contents) as PartId[];

type Props = { answer: Answer & { data: Overview | undefined } };

/** A card for each part; where a part of the answer failed, its card says so and the others stand. */
export function SummaryCards({ answer }: Props) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = answer;
  const shown = partIds.filter((id) => id !== 'wearables' || data?.isSynced);
  return (
    <>
      {!data && !isError && <Loading>{null}</Loading>}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,calc(50%-5px)),1fr))] gap-2.5 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {shown.map((id) => (
          <SummaryCard
            key={id}
            part={id}
            className={
              id === 'appointments' ? 'max-lg:col-span-full max-lg:min-h-0' : 'max-lg:last:even:col-span-full'
            }
          >
            {data
              ? (contents[id].show(data) ?? (
                  <SummaryFailed isTrying={isFetching} onTryAgain={() => void refetch()}>
                    {t(contents[id].failed)}
                  </SummaryFailed>
                ))
              : !isError && <SummarySkeleton />}
          </SummaryCard>
        ))}
      </ul>
    </>
  );
}
