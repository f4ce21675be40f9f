import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { kindOfFile } from '@portal/clinical-domain/messages/attachment-rules';
import { formatChatTime } from '@portal/clinical-domain/messages/format-chat-time';
import type { Attachment } from 'fhir/r4';
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import { discard, retry } from '../../session/outbox/outbox.ts';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { classNames } from '@portal/ui/class-names.ts';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { FileCard } from './file-card.tsx';
import { Picture } from './picture.tsx';
import type { Shown } from './use-conversation.ts';
import { VoicePlayer } from './voice-player.tsx';

const looks = {
  mine: 'justify-self-end rounded-br-[6px] bg-(--chat-mine-bg) text-(--chat-mine-fg) [--inset:var(--chat-mine-inset)] [--quiet:var(--chat-mine-muted)]',
  theirs:
    'justify-self-start rounded-bl-[6px] bg-(--chat-their-bg) text-(--chat-their-fg) shadow-xs [--inset:var(--chat-their-inset)] [--quiet:var(--chat-their-muted)]',
};
const devanagari = /\p{Script=Devanagari}/u;

export function Bubble({ message, name }: { message: Shown; name: string }) {
  const view = useClinicView();
  const { isMine, text, files, at, waiting } = message;
  return (
    <article
      className={classNames(
        'max-w-[min(82%,520px)] min-w-0 rounded-[20px] px-3.5 py-2.5 [contain-intrinsic-size:auto_72px] [content-visibility:auto] md:max-w-[min(66%,520px)]',
        isMine ? looks.mine : looks.theirs,
      )}
    >
      <h4 className="sr-only">{isMine ? <Trans>You</Trans> : name}</h4>
      {text !== '' && (
        <p lang={devanagari.test(text) ? 'ne' : 'en'} className="wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      )}
      {files.map((file, index) => (
        <File key={file.url ?? index} file={file} isWaiting={waiting !== undefined} />
      ))}
      <p className="mt-0.5 flex items-center justify-end gap-1 text-xs text-(--quiet) tabular-nums">
        <time dateTime={Number.isNaN(at) ? undefined : new Date(at).toISOString()}>
          {formatChatTime(at, view)}
        </time>
        {isMine && <State message={message} />}
      </p>
      {waiting !== undefined && waiting !== 'sending' && <NotSent id={message.id} why={waiting} />}
    </article>
  );
}

function File({ file, isWaiting }: { file: Attachment; isWaiting: boolean }) {
  const kind = kindOfFile(file.contentType);
  if (isWaiting || kind === 'file') return <FileCard file={file} isWaiting={isWaiting} />;
  return kind === 'image' ? <Picture file={file} /> : <VoicePlayer file={file} />;
}

/** Waiting, at the hospital, seen by the doctor. */
function State({ message: { waiting, isRead } }: { message: Shown }) {
  const { t } = useLingui();
  const [Icon, word] =
    waiting === 'sending'
      ? ([Clock, t`Sending`] as const)
      : waiting !== undefined
        ? ([CircleAlert, t`Not sent`] as const)
        : isRead
          ? ([CheckCheck, t`Read`] as const)
          : ([Check, t`Delivered`] as const);
  return (
    <>
      <Icon size={16} aria-hidden="true" />
      <span className="sr-only">{word}</span>
    </>
  );
}

const reasons = {
  stuck: msg`Not sent yet. It’s saved here and goes out when you’re back online.`,
  tomorrow: msg`Not sent yet: you’ve reached today’s limit. It’s saved here and goes out tomorrow when you open the portal. If it can’t wait, call your clinic.`,
  refused: msg`The hospital’s system didn’t accept this message.`,
  'file-lost': msg`This device can’t read the attached file any more, so the message wasn’t sent. Delete it, then attach the file and send it again.`,
  unkept: msg`Not sent yet, and not saved on this device. Keep this page open until it’s sent.`,
};

function NotSent({ id, why }: { id: string; why: keyof typeof reasons }) {
  const { t } = useLingui();
  const action = 'min-h-11 font-semibold underline underline-offset-[3px]';

  async function remove() {
    if ((await discard(id)).outcome === 'kept') return;
    toastQueue.show({
      kind: 'error',
      heading: t`Error occurred`,
      message: t`The message wasn’t deleted. Try again.`,
    });
  }

  return (
    <div role="alert" className="mt-1 text-sm">
      <p>{t(reasons[why])}</p>
      <p className="flex gap-4">
        {why !== 'file-lost' && (
          <button type="button" className={action} onClick={() => void retry(id)}>
            <Trans>Retry</Trans>
          </button>
        )}
        <button type="button" className={action} onClick={() => void remove()}>
          <Trans>Delete</Trans>
        </button>
      </p>
    </div>
  );
}
