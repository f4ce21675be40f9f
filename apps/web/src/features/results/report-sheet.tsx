import { useLingui } from '@lingui/react/macro';
import { readReport } from '@portal/clinical-domain/results/read-report';
import { useMemo } from 'react';
import { Modal } from '@portal/ui/modal.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import type { Answer } from '@portal/ui/load-failed.tsx';
import { EffectiveTime } from './effective-time.tsx';
import type { OpenedReport } from './find-report.ts';
import { NoReport } from './no-report.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportBadge } from './report-badge.tsx';
import { ReportBody } from './report-body.tsx';
import { ReportFailed } from './report-failed.tsx';
import { ReportLoading } from './report-loading.tsx';
import { useCloseReport } from './report-place.ts';

type Props = { answer: Answer & { data: OpenedReport | null | undefined } };

/** One sheet, whatever it comes to show: were it another one for each state, the focus would jump. */
export function ReportSheet({ answer }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const close = useCloseReport();
  const found = answer.isError ? undefined : answer.data;
  const report = useMemo(
    () => (found ? readReport(found.report, found.observations, language) : undefined),
    [found, language],
  );
  return (
    <Modal
      isOpen
      onClose={close}
      width="wide"
      title={report ? <LangText>{report.name}</LangText> : t`Detail report`}
      badge={report && <ReportBadge state={report.state} />}
      lead={report && <EffectiveTime effective={report.effective} hasTime />}
      footer={report && report.state !== 'mistaken' && <ReportActions report={report} />}
    >
      {answer.isError && <ReportFailed answer={answer} />}
      {!answer.isError && found === undefined && <ReportLoading />}
      {found === null && <NoReport />}
      {found && report && <ReportBody key={report.id} report={report} opened={found} />}
    </Modal>
  );
}
