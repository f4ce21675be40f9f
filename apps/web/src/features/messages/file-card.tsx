import { useLingui } from '@lingui/react/macro';
import type { Attachment } from 'fhir/r4';
import { FileText } from 'lucide-react';
import { saveFile } from '../../platform/save-file.ts';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { useFormatSize } from './format-size.ts';
import { loadFile } from './use-file.ts';

/** Is saved, never opened: what somebody else made is not run here. */
export function FileCard({ file, isWaiting = false }: { file: Attachment; isWaiting?: boolean }) {
  const { t } = useLingui();
  const formatSize = useFormatSize();
  const title = file.title ?? t`File`;
  const kind = /\.([^.]+)$/.exec(title)?.[1]?.toUpperCase();
  const detail = [kind, file.size === undefined ? undefined : formatSize(file.size)]
    .filter(Boolean)
    .join(' · ');

  async function save() {
    try {
      saveFile(await loadFile(file), title);
    } catch {
      const message = t`Check your connection and try again.`;
      toastQueue.show({ kind: 'error', heading: t`Error occurred`, message });
    }
  }

  return (
    <button
      type="button"
      disabled={isWaiting}
      onClick={() => void save()}
      className="flex min-h-14 w-full min-w-0 items-center gap-3 rounded-[14px] bg-(--inset) px-3.5 py-2 text-left"
    >
      <FileText size={26} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
      <span className="min-w-0">
        <span className="sr-only">{t`Download`}</span>
        <span className="block text-sm font-medium wrap-anywhere">{title}</span>
        {detail !== '' && <span className="block text-xs text-(--quiet)">{detail}</span>}
      </span>
    </button>
  );
}
