import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import { readTranslated } from '@portal/clinical-domain/language/translated-text';
import { readFile } from '@portal/fhir-queries/document-reference.query';
import type { DocumentReference } from 'fhir/r4';
import { FileText, Image } from 'lucide-react';
import { useId, useState } from 'react';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { toBlob } from '../../platform/base64-file.ts';
import { saveFile } from '../../platform/save-file.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '@portal/ui/button.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { DocumentSheet, type Picture } from './document-sheet.tsx';
import { RemoveSheet } from './remove-sheet.tsx';
import { shownType } from './shown-type.ts';

type Props = { document: DocumentReference; onRemoved: () => void };

/** Opened from bytes that were fetched with the patient's own rights; no address of a file ever leaves the page. */
export function DocumentRow({ document, onRemoved }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { user } = useSession();
  const titleId = useId();
  const [isOpening, setOpening] = useState(false);
  const [picture, setPicture] = useState<Picture>();
  const [isRemoving, setRemoving] = useState(false);
  const attachment = document.content[0]?.attachment ?? {};
  const type = shownType(attachment.contentType);
  const isOwn = document.author?.some(({ reference }) => reference === `Patient/${user?.id}`) ?? false;
  const title =
    readTranslated(document, 'description', language) ?? readTranslated(attachment, 'title', language);

  async function open() {
    setOpening(true);
    try {
      const file = await readFile(recordsClient, attachment);
      const blob = toBlob(file.base64, shownType(file.contentType));
      if (blob.type.startsWith('image/')) setPicture({ blob, address: URL.createObjectURL(blob) });
      else saveFile(blob, attachment.title ?? title?.text ?? t`Document`);
    } catch {
      toastQueue.show({
        kind: 'error',
        heading: t`Error occurred`,
        message: t`We couldn’t open this document. Check your connection and try again.`,
      });
    } finally {
      setOpening(false);
    }
  }

  function closePicture() {
    if (picture) URL.revokeObjectURL(picture.address);
    setPicture(undefined);
  }

  return (
    <article
      aria-labelledby={titleId}
      className="flex flex-wrap items-center gap-x-3.5 gap-y-2 px-4 py-3.5 sm:px-5"
    >
      <Tile icon={type.startsWith('image/') ? Image : FileText} hue="teal" />
      <div className="min-w-0 flex-[1_1_10rem]">
        <h3 id={titleId} className="text-md break-words">
          {title ? <LangText>{title}</LangText> : <Trans>Document</Trans>}
        </h3>
        <Details document={document} isOwn={isOwn} />
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
        {isOwn && (
          <Button variant="ghost" size="sm" aria-describedby={titleId} onClick={() => setRemoving(true)}>
            <Trans>Remove</Trans>
          </Button>
        )}
        <WaitingButton
          variant="soft"
          size="sm"
          isWaiting={isOpening}
          aria-describedby={titleId}
          onClick={() => void open()}
        >
          {type.startsWith('image/') ? <Trans>View</Trans> : <Trans>Download</Trans>}
        </WaitingButton>
      </div>
      <DocumentSheet
        title={title?.text ?? t`Document`}
        fileName={attachment.title ?? title?.text ?? t`Document`}
        picture={picture}
        onClose={closePicture}
      />
      <RemoveSheet
        document={document}
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        onRemoved={onRemoved}
      />
    </article>
  );
}

function Details({ document: { date, content }, isOwn }: { document: DocumentReference; isOwn: boolean }) {
  const view = useClinicView();
  const kind = shownType(content[0]?.attachment.contentType);
  const name = kind.split('/')[1]?.toUpperCase();
  return (
    <p className="text-sm text-muted tabular-nums">
      {date && <>{formatDate(new Date(date), view)} · </>}
      {isOwn ? <Trans>Added by you</Trans> : <Trans>From the hospital</Trans>}
      {kind !== 'application/octet-stream' && <span lang="en"> · {name}</span>}
    </p>
  );
}
