import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import type { Upload } from '@portal/fhir-queries/document-reference.query';
import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { getPortalConfig } from '../../http/portal-config.ts';
import { Button } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { TextField } from '@portal/ui/text-field.tsx';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import type { FileFault } from './check-file.ts';
import { NotSent } from './not-sent.tsx';
import { useUpload } from './use-upload.ts';

const megabyte = 1024 * 1024;

const faults: Record<Exclude<FileFault, 'too-large'>, MessageDescriptor> = {
  'wrong-type': msg`Please only choose a photo (JPEG, PNG or WebP) or a PDF.`,
  empty: msg`This file is empty.`,
};

/** The limits are said before a file is chosen; a name is asked for before it is sent. */
export function UploadCard({ onStored }: { onStored: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const titleId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const limit = getPortalConfig().uploadLimitMegabytes;
  const upload = useUpload(limit * megabyte, () => {
    toastQueue.show({ kind: 'success', heading: t`Success`, message: t`Your document is saved.` });
    onStored();
  });
  const { state } = upload;
  const most = formatDigits(limit, language);
  const hint = useId();
  return (
    <Card aria-labelledby={titleId} className="grid content-start gap-3">
      <h2 id={titleId} className="text-lg">
        <Trans>Add a document</Trans>
      </h2>
      <p id={hint} className="text-sm text-muted">
        <Trans>A photo (JPEG, PNG or WebP) or a PDF, at most {most} MB. Your doctor can see it.</Trans>
      </p>
      {(state.kind === 'idle' || state.kind === 'refused') && (
        <Button variant="secondary" aria-describedby={hint} onClick={() => picker.current?.click()}>
          <FileUp size={20} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Choose a photo or PDF</Trans>
        </Button>
      )}
      {state.kind === 'refused' && (
        <div role="alert">
          <Callout kind="danger">
            {state.fault === 'too-large' ? (
              <Trans>
                This file is too large. The limit is {most} MB. Choose a smaller one, or take a lower-quality
                photo.
              </Trans>
            ) : (
              t(faults[state.fault])
            )}
          </Callout>
        </div>
      )}
      {state.kind === 'chosen' && (
        <NameAndSend
          fileName={state.file.name}
          onCancel={upload.forget}
          onSend={(title) => void upload.send(state.file, { ...state.upload, title })}
        />
      )}
      {state.kind === 'sending' && (
        <Sending name={state.file.name} share={state.share} onStop={upload.stop} />
      )}
      {state.kind === 'failed' && (
        <NotSent
          why={state.why}
          onTryAgain={() => void upload.send(state.file, state.upload)}
          onCancel={upload.forget}
        />
      )}
      <input
        ref={picker}
        type="file"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        aria-label={t`Document`}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void upload.choose(file);
          target.value = '';
        }}
      />
    </Card>
  );
}

type NameProps = { fileName: string; onCancel: () => void; onSend: (title: Upload['title']) => void };

function NameAndSend({ fileName, onCancel, onSend }: NameProps) {
  const { t } = useLingui();
  const [title, setTitle] = useState(fileName.replace(/\.[^.]+$/, ''));
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(title.trim() || fileName);
      }}
    >
      <TextField
        label={t`What’s this document?`}
        value={title}
        maxLength={120}
        required
        onChange={({ target }) => setTitle(target.value)}
      />
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Button variant="secondary" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit">
          <Trans>Upload</Trans>
        </Button>
      </div>
    </form>
  );
}

function Sending({ name, share, onStop }: { name: string; share: number; onStop: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const percent = Math.round(share * 100);
  return (
    <div className="grid gap-2">
      <p className="flex justify-between gap-3 text-sm">
        <span className="min-w-0 truncate">{name}</span>
        <span className="tabular-nums">{formatDigits(percent, language)} %</span>
      </p>
      <progress
        aria-label={t`Uploading`}
        value={percent}
        max={100}
        className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-neutral [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-neutral [&::-webkit-progress-value]:bg-primary"
      />
      <Button variant="ghost" size="sm" onClick={onStop}>
        <Trans>Stop</Trans>
      </Button>
    </div>
  );
}
