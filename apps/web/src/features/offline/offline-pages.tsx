import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '@portal/clinical-domain/time/format-date';
import { LockKeyhole } from 'lucide-react';
import type { StoreTrouble } from '../../platform/store-result.ts';
import type { OfflineRecord } from '../../session/offline-copy/offline-record.ts';
import type { WaitingDose } from '../../session/offline-copy/waiting-doses.ts';
import { BrandMark } from '@portal/ui/brand-mark.tsx';
import { Button } from '@portal/ui/button.tsx';
import { CopyRemark } from './copy-remark.tsx';
import { OfflineAllergies } from './offline-allergies.tsx';
import { OfflineMedicines } from './offline-medicines.tsx';
import { OfflineResults } from './offline-results.tsx';
import { OfflineVisits } from './offline-visits.tsx';
import { TodaysDoses } from './todays-doses.tsx';
import { useOfflineView } from './use-offline-view.ts';

type Props = {
  record: OfflineRecord;
  waiting: WaitingDose[];
  unread: StoreTrouble | undefined;
  onShut: () => void;
};

/** All that is kept, on one page; how old it is stays in view. */
export function OfflinePages({ record, waiting, unread, onShut }: Props) {
  return (
    <>
      <Head record={record} onShut={onShut} />
      <main id="main" tabIndex={-1} className="container-page grid w-full gap-6 py-5 sm:py-8">
        <div>
          <h1 className="text-2xl">
            <Trans>Saved offline</Trans>
          </h1>
          <p className="text-muted">{record.name}</p>
        </div>
        <CopyRemark />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:items-start">
          <TodaysDoses record={record} waiting={waiting} unread={unread} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <OfflineVisits record={record} />
            <OfflineAllergies record={record} />
            <OfflineMedicines record={record} waiting={waiting} />
          </div>
          <OfflineResults record={record} />
        </div>
      </main>
    </>
  );
}

function Head({ record, onShut }: { record: OfflineRecord; onShut: () => void }) {
  const { t } = useLingui();
  const view = useOfflineView(record);
  const keptAt = formatDateTime(new Date(record.keptAt), view);
  return (
    <header className="sticky top-0 z-100 bg-surface pt-(--safe-top) shadow-[0_1px_0_var(--color-border)]">
      <div className="container-page flex min-h-14 items-center gap-3 py-1 sm:min-h-18">
        <BrandMark size={32} />
        <p className="min-w-0 flex-1 text-sm leading-snug font-semibold tabular-nums">
          <Trans>Last updated {keptAt}</Trans>
        </p>
        <Button variant="ghost" size="sm" onClick={onShut} aria-label={t`Close and lock`}>
          <LockKeyhole size={20} strokeWidth={1.75} aria-hidden="true" />
          <span className="max-sm:sr-only">{t`Close and lock`}</span>
        </Button>
      </div>
    </header>
  );
}
