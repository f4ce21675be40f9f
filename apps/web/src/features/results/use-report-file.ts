import { useLingui } from '@lingui/react/macro';
import type { Report } from '@portal/clinical-domain/results/read-report';
import { isHTTPError } from 'ky';
import { useState } from 'react';
import { readDateChoice } from '@portal/ui/device/date-choice.ts';
import { openTab, saveFile, showFile } from '../../platform/save-file.ts';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { fetchReportFile } from './report-file.ts';
import { formatFileName } from './file-name.ts';

type Wanted = 'view' | 'download';

/** Gets the report's file and hands it over; where that fails, says so in plain words. */
export function useReportFile(report: Report) {
  const { t } = useLingui();
  const language = useLanguage();
  const [wanted, setWanted] = useState<Wanted>();
  const [percent, setPercent] = useState(0);
  const [trouble, setTrouble] = useState<string>();

  async function get(use: Wanted, openOrSave: (file: Blob) => void, onTrouble?: () => void) {
    setWanted(use);
    setPercent(0);
    setTrouble(undefined);
    try {
      openOrSave(
        await fetchReportFile(report.id, { language, dates: readDateChoice(), onProgress: setPercent }),
      );
    } catch (error) {
      onTrouble?.();
      setTrouble(explain(isHTTPError(error) ? error.response.status : 0));
    } finally {
      setWanted(undefined);
    }
  }

  function explain(status: number): string {
    if (status === 404) return t`There’s no document for this report yet. Its results are on this page.`;
    if (status === 503 || status === 429)
      return t`We can’t prepare the report right now. Try again in a few minutes.`;
    return t`We couldn’t get the report. Check your connection and try again.`;
  }

  const save = (file: Blob) => saveFile(file, formatFileName(report));
  return {
    wanted,
    percent,
    trouble,
    download: () => void get('download', save),
    /** A browser that opens no tab gets the file instead. */
    view: () => {
      const tab = openTab();
      void get(
        'view',
        (file) => (tab ? showFile(tab, file) : save(file)),
        () => tab?.close(),
      );
    },
  };
}
