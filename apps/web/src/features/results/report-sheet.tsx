import { useLingui } from '@lingui/react/macro';
import { readReport } from '@portal/clinical-domain/results/read-report';
import { useMemo } from 'react';
import { Modal } from '../../ui/modal.tsx';
import { RecordWords } from '../../ui/record-words.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Settled } from '../../ui/use-settled.ts';
import { EffectiveTime } from './effective-time.tsx';
import type { OpenedReport } from './find-report.ts';
import { NoReport } from './no-report.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportBadge } from './report-badge.tsx';
import { ReportBody } from './report-body.tsx';
import { ReportFailed } from './report-failed.tsx';
import { ReportLoading } from './report-loading.tsx';
import { useCloseReport } from './report-place.ts';

/** One sheet, whatever it comes to show: were it another one for each state, the focus would jump. */
export function ReportSheet({ opened }: { opened: Settled<OpenedReport | undefined> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const close = useCloseReport();
  const found = opened.state === 'done' ? opened.value : undefined;
  const report = useMemo(
    () => found && readReport(found.report, found.observations, language),
    [found, language],
  );
  return (
    <Modal
      isOpen
      onClose={close}
      width="wide"
      title={report ? <RecordWords>{report.name}</RecordWords> : t`Detail report`}
      badge={report && <ReportBadge state={report.state} />}
      lead={report && <EffectiveTime effective={report.effective} hasTime />}
      footer={report && report.state !== 'mistaken' && <ReportActions report={report} />}
    >
      {opened.state === 'waiting' && <ReportLoading />}
      {opened.state === 'failed' && <ReportFailed />}
      {opened.state === 'done' && !report && <NoReport />}
      {found && report && <ReportBody key={report.id} report={report} opened={found} />}
    </Modal>
  );
}
