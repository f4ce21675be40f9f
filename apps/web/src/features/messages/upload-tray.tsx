import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { kindOfFile } from '@portal/clinical-domain/messages/attachment-rules';
import { AudioLines, CircleCheck, FileText, FileX, RotateCw, X } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { getPortalConfig } from '../../http/portal-config.ts';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { classNames } from '@portal/ui/class-names.ts';
import { IconButton } from '@portal/ui/icon-button.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { useFormatSize } from './format-size.ts';
import type { Upload, UploadFault, useUploads } from './use-uploads.ts';

const faults: Record<Exclude<UploadFault, 'too-large'>, MessageDescriptor> = {
  image: msg`Please only choose image files.`,
  document: msg`Please only choose document files.`,
  any: msg`Please only choose valid audio, document or image files.`,
  empty: msg`This file is empty.`,
  refused: msg`The hospital’s system didn’t accept this file. Choose another one.`,
  'day-full': msg`You’ve reached today’s limit for files. Remove this one and send it tomorrow. If it can’t wait, call your clinic.`,
};

/** What goes with the next message, each with how far it is. */
export function UploadTray({ tray }: { tray: ReturnType<typeof useUploads> }) {
  const { t } = useLingui();
  const { uploads } = tray;
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={t`Attachments`} className="grid max-h-56 gap-2 overflow-auto pb-2.5">
      {uploads.map((upload) => (
        <li
          key={upload.binaryId}
          className={classNames(
            'flex min-w-0 items-center gap-3 rounded-md border py-2 pr-1 pl-2.5',
            typeof upload.state === 'object' ? 'border-danger-line bg-danger' : 'border-line bg-surface',
          )}
        >
          <Preview upload={upload} />
          <div className="min-w-0 flex-1">
            <p className="truncate text-sm font-medium">{upload.file.name}</p>
            <Progress upload={upload} />
          </div>
          {upload.state === 'failed' && (
            <IconButton
              label={t`Retry ${upload.file.name}`}
              icon={RotateCw}
              onClick={() => tray.retry(upload)}
            />
          )}
          <IconButton
            label={t`Remove ${upload.file.name}`}
            icon={X}
            onClick={() => tray.remove(upload.binaryId)}
          />
        </li>
      ))}
    </ul>
  );
}

function Preview({ upload: { file, contentType, state } }: { upload: Upload }) {
  const isPicture = kindOfFile(contentType) === 'image' && typeof state !== 'object';
  const address = useMemo(() => (isPicture ? URL.createObjectURL(file) : undefined), [file, isPicture]);
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address);
    },
    [address],
  );
  if (address) return <img src={address} alt="" className="size-11 flex-none rounded-sm object-cover" />;
  if (typeof state === 'object') return <Tile icon={FileX} hue="rose" />;
  return kindOfFile(contentType) === 'audio' ? (
    <Tile icon={AudioLines} hue="violet" />
  ) : (
    <Tile icon={FileText} hue="teal" />
  );
}

function Progress({ upload: { file, state, share } }: { upload: Upload }) {
  const { t } = useLingui();
  const language = useLanguage();
  const formatSize = useFormatSize();
  const size = formatSize(file.size);
  const most = formatDigits(getPortalConfig().uploadLimitMegabytes, language);
  if (typeof state === 'object')
    return (
      <p role="alert" className="text-xs font-medium text-on-danger">
        {state.fault === 'too-large'
          ? t`This file is too large. The limit is ${most} MB.`
          : t(faults[state.fault])}
      </p>
    );
  if (state === 'ready')
    return (
      <p className="flex items-center gap-1 text-xs text-on-success">
        <CircleCheck size={14} aria-hidden="true" />
        <Trans>Ready · {size}</Trans>
      </p>
    );
  if (state === 'failed')
    return (
      <p role="alert" className="text-xs text-muted">
        <Trans>No connection. It’ll be sent with your message when you’re back online.</Trans>
      </p>
    );
  const percent = Math.round(share * 100);
  return (
    <>
      <progress
        aria-label={t`Uploading ${file.name}`}
        value={percent}
        max={100}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-neutral [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-neutral [&::-webkit-progress-value]:bg-primary"
      />
      <p className="text-xs text-muted tabular-nums">
        {size} · {formatDigits(percent, language)}%
      </p>
    </>
  );
}
