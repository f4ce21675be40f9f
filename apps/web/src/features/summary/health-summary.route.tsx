import { Trans } from '@lingui/react/macro';
import { readSummary } from '@portal/clinical-domain/summary/read-summary';
import { usualChoice, type SummaryRecord } from '@portal/clinical-domain/summary/summary-record';
import { useMemo, useState } from 'react';
import { load, useAnswer } from '../../session/records/load.ts';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { WhenLoaded } from '@portal/ui/when-loaded.tsx';
import { makeSummary, summaryQuery } from './load-summary.ts';
import { SummaryActions } from './summary-actions.tsx';
import { SummaryDocument } from './summary-document.tsx';

export function loader() {
  load(summaryQuery());
  return null;
}

/** What a doctor who has never seen the patient needs first; to read, to take along, to share. */
export function Component() {
  return (
    <div className="container-page grid gap-4 pb-6 sm:gap-5 sm:pb-14">
      <p className="-mt-1 text-muted sm:-mt-5">
        <Trans>What a doctor needs to know first, from your record. Take it along, or share it.</Trans>
      </p>
      <WhenLoaded
        answer={useAnswer(summaryQuery())}
        failed={
          <Trans>
            We couldn’t load your summary. Your record is safe. Check your connection and try again.
          </Trans>
        }
      >
        {(loaded) => <OwnSummary record={loaded} />}
      </WhenLoaded>
    </div>
  );
}

function OwnSummary({ record }: { record: SummaryRecord }) {
  const view = useClinicView();
  const [hasWearables, setHasWearables] = useState(false);
  const document = useMemo(
    () => makeSummary(record, { ...usualChoice, wearables: hasWearables }, view.language),
    [record, hasWearables, view.language],
  );
  const summary = readSummary(document, view);
  return (
    <>
      <SummaryActions document={document} hasWearables={hasWearables} onWearables={setHasWearables} />
      {summary && <SummaryDocument summary={summary} />}
    </>
  );
}
