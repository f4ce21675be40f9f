import { Trans, useLingui } from '@lingui/react/macro';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { isCritical } from '@portal/clinical-domain/results/condition';
import type { Report } from '@portal/clinical-domain/results/read-report';
import { Download, Eye } from 'lucide-react';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { useReportFile } from './use-report-file.ts';

export function ReportActions({ report }: { report: Report }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { wanted, percent, trouble, view, download } = useReportFile(report);
  // Calling about a critical value is the one thing to do first.
  const hasCall = report.parameters.some(({ condition }) => isCritical(condition));
  const done = formatDigits(percent, language);
  return (
    <>
      {wanted && (
        <output className="basis-full! text-sm text-muted">
          {percent > 0 ? t`Getting the report: ${done} %` : t`Preparing the report…`}
        </output>
      )}
      {trouble && (
        <p role="alert" className="basis-full! text-sm text-on-danger">
          {trouble}
        </p>
      )}
      <WaitingButton
        variant="secondary"
        className="max-sm:flex-auto! max-sm:px-2! max-sm:text-[0.9375rem]"
        isWaiting={wanted === 'view'}
        disabled={wanted === 'download'}
        onClick={view}
      >
        <Eye size={20} strokeWidth={1.75} aria-hidden="true" />
        <Trans>View Report</Trans>
      </WaitingButton>
      <WaitingButton
        variant={hasCall ? 'secondary' : 'primary'}
        className="max-sm:flex-auto! max-sm:px-2! max-sm:text-[0.9375rem]"
        isWaiting={wanted === 'download'}
        disabled={wanted === 'view'}
        onClick={download}
      >
        <Download size={20} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Download Report</Trans>
      </WaitingButton>
    </>
  );
}
