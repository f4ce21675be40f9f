import type { Communication } from 'fhir/r4';
import { readTranslated, type RecordText } from '../language/translated-text.ts';
import type { LanguageTag } from '../language/format-locale.ts';
import { isUnread, readMessage } from './message.ts';

export type Unread = {
  count: number;
  /** Who wrote the latest of them, as far as the record says. */
  from: RecordText | undefined;
  text: string;
};

/** What the patient has not read yet; nothing where all is read. */
export function findUnread(
  communications: readonly Communication[],
  patientId: string,
  language: LanguageTag,
): Unread | undefined {
  const unread = communications
    .flatMap((communication) => {
      const message = readMessage(communication, patientId, []);
      return message && isUnread(message) ? [{ ...message, sender: communication.sender }] : [];
    })
    .toSorted((one, other) => other.at - one.at);
  const [latest] = unread;
  if (!latest) return undefined;
  return {
    count: unread.length,
    from: readTranslated(latest.sender, 'display', language),
    text: latest.text,
  };
}
