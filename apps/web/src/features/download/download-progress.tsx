import { useLingui } from '@lingui/react/macro';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import type { Progress } from './fetch-record.ts';

/** Entries and files that are here, of those that are known; the last share is for what cannot be counted before. */
export function DownloadProgress({ progress, isDone = false }: { progress: Progress; isDone?: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  const format = (count: number | string) => formatDigits(count, language);
  const { resources, known, files, filesKnown, bytes } = progress;
  const inAll = format(resources);
  const [here, all] = [format(Math.min(resources, known)), format(known)];
  const [filesHere, filesAll] = [format(files), format(filesKnown)];
  const share = (Math.min(resources, known) + files) / Math.max(1, known + filesKnown);
  const size = format((bytes / 1_000_000).toFixed(1));
  return (
    <div className="grid gap-2">
      <progress
        aria-label={t`Downloading`}
        value={isDone ? 100 : Math.min(99, Math.round(share * 100))}
        max={100}
        className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-neutral [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-neutral [&::-webkit-progress-value]:bg-primary"
      />
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted tabular-nums">
        <span>{isDone ? t`${inAll} entries` : t`${here} of ${all} entries`}</span>
        <span>{t`${filesHere} of ${filesAll} files`}</span>
        <span>{t`${size} MB`}</span>
      </p>
    </div>
  );
}
