import { tidyText } from '@portal/clinical-domain/messages/message-text';
import { uuidV7 } from '@portal/clinical-domain/ids/uuid-v7';
import type { Attachment } from 'fhir/r4';
import { post } from '../../session/outbox/outbox.ts';

type NewMessage = { patientId: string; partner: string; threadId: string | undefined; text: string };
type File = { binaryId: string; attachment: Attachment; base64: string | undefined };

let last = 0;

/** Kept and on its way. Two of one moment keep their order. Files with `base64` are not at the hospital yet. */
export async function sendMessage(
  { text, ...message }: NewMessage,
  files: File[],
  draftGone?: Promise<unknown>,
): Promise<void> {
  const at = Math.max(Date.now(), last + 1);
  last = at;
  await post(
    {
      ...message,
      id: uuidV7(at, crypto.getRandomValues(new Uint8Array(10))),
      at,
      text: tidyText(text),
      files: files.map(({ attachment }) => attachment),
    },
    files.flatMap(({ binaryId, attachment, base64 }) =>
      base64 === undefined ? [] : [{ binaryId, contentType: attachment.contentType ?? '', base64 }],
    ),
    draftGone,
  );
}
