import { useLingui } from '@lingui/react/macro';
import { describeRecording } from '@portal/clinical-domain/messages/attachment-rules';
import { canSend } from '@portal/clinical-domain/messages/message-text';
import { hasRedFlag } from '@portal/clinical-domain/visits/red-flags';
import { Mic, Send } from 'lucide-react';
import { useState } from 'react';
import { getPortalConfig } from '../../http/portal-config.ts';
import { toBase64 } from '../../platform/base64-file.ts';
import { RecordingError } from '../../platform/recorder.ts';
import { keepDraft, readDraft } from '../../session/drafts/drafts.ts';
import { EmergencyHint } from '@portal/ui/emergency-hint.tsx';
import { bareInput, controlBox } from '@portal/ui/field-look.ts';
import { IconButton } from '@portal/ui/icon-button.tsx';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { AttachMenu } from './attach-menu.tsx';
import { sendMessage } from './compose.ts';
import { NotForEmergencies } from './not-for-emergencies.tsx';
import { NotKept } from './not-kept.tsx';
import type { Partner } from './partners.ts';
import { RecorderBar } from './recorder-bar.tsx';
import { UploadTray } from './upload-tray.tsx';
import { useRecorder } from './use-recorder.ts';
import { useUploads, type Upload } from './use-uploads.ts';

const megabyte = 1024 * 1024;

type Props = {
  patientId: string;
  partner: Partner;
  /** What was written and is not at the hospital yet. */
  unsent: readonly string[];
};

export function Composer({ patientId, partner, unsent }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState(() => readDraft(partner.partner));
  const { uploadLimitMegabytes, emergencyPhone } = getPortalConfig();
  const uploads = useUploads(patientId, uploadLimitMegabytes * megabyte);
  const recorder = useRecorder();
  const message = { patientId, partner: partner.partner, threadId: partner.threadIds[0] };
  const mustWait = uploads.uploads.some(({ state }) => state === 'sending' || typeof state === 'object');
  const isReady = !mustWait && canSend(text, uploads.uploads.length);

  function type(typed: string): Promise<unknown> {
    setText(typed);
    return keepDraft(partner.partner, typed);
  }

  async function send() {
    if (!isReady) return;
    const files = uploads.uploads;
    const draftGone = type('');
    uploads.clear();
    await sendMessage({ ...message, text }, await Promise.all(files.map(toFile)), draftGone);
  }

  async function record() {
    try {
      await recorder.start();
    } catch (error) {
      const isDenied = error instanceof RecordingError && error.trouble === 'denied';
      const message = isDenied
        ? t`Permission Denied`
        : t`The MediaRecorder API is not supported in your browser.`;
      toastQueue.show({ kind: 'error', heading: t`Error occurred`, message });
    }
  }

  async function sendRecording() {
    const blob = await recorder.take();
    if (!blob || blob.size === 0) return;
    const { contentType, extension } = describeRecording(blob.type);
    const binaryId = crypto.randomUUID();
    const attachment = describe(binaryId, contentType, `${t`Voice message`}.${extension}`, blob.size);
    await sendMessage({ ...message, text: '' }, [{ binaryId, attachment, base64: await toBase64(blob) }]);
  }

  return (
    <div className="border-t border-line bg-surface px-2.5 pt-2.5 pb-[calc(10px+var(--safe-bottom))] sm:px-5 sm:py-3.5">
      <NotKept />
      {[text, ...unsent].some(hasRedFlag) && (
        <div className="pb-2.5">
          <EmergencyHint phone={emergencyPhone} />
        </div>
      )}
      <UploadTray tray={uploads} />
      {recorder.state.kind === 'idle' ? (
        <div className="flex items-end gap-1.5">
          <AttachMenu onChoose={(files, picker) => uploads.add(files, picker)} />
          <span className={controlBox({}, 'rounded-[24px]! px-4!')}>
            <textarea
              rows={4}
              aria-label={t`Message`}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              placeholder={t`Write a message`}
              value={text}
              onChange={({ target }) => void type(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                event.preventDefault();
                void send();
              }}
              className={`${bareInput} field-sizing-content max-h-29 resize-none`}
            />
          </span>
          <IconButton label={t`Record a voice message`} icon={Mic} onClick={() => void record()} />
          <IconButton
            label={t`Send`}
            icon={Send}
            look="solid"
            disabled={!isReady}
            onClick={() => void send()}
          />
        </div>
      ) : (
        <RecorderBar recorder={recorder} onSend={() => void sendRecording()} />
      )}
      <NotForEmergencies className="mt-2 px-2" />
    </div>
  );
}

async function toFile({ binaryId, contentType, file, state }: Upload) {
  return {
    binaryId,
    attachment: describe(binaryId, contentType, file.name, file.size),
    base64: state === 'ready' ? undefined : await toBase64(file),
  };
}

const describe = (binaryId: string, contentType: string, title: string, size: number) => ({
  contentType,
  url: `Binary/${binaryId}`,
  title,
  size,
  creation: new Date().toISOString(),
});
