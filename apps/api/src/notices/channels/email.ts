import type { MailClient } from '../../infra/mail-client.ts';
import { formatDigits } from '@portal/clinical-domain/format-digits';
import type { LanguageTag } from '@portal/clinical-domain/format-locale';
import type { Settings } from '../../infra/settings.ts';
import type { Channel } from './channel.ts';

const leadOn = {
  en: (url: string) => `Open the portal to see more: ${url}`,
  ne: (url: string) => `थप हेर्न पोर्टल खोल्नुहोस्: ${url}`,
};

/** The message id is the notice's, so that a mailbox shows a repeat as the same e-mail. */
export function emailChannel(
  mail: MailClient,
  { names, addresses, phone }: Pick<Settings['clinic'], 'names' | 'addresses' | 'phone'>,
  publicUrl: string,
): Channel {
  const signature = (language: LanguageTag) =>
    [names[language], addresses[language], phone && formatDigits(phone, language)].filter(Boolean).join('\n');
  return {
    send: ({ to, topic, text, language, noticeId }) =>
      mail.send({
        to,
        subject: topic,
        text: `${text}\n\n${leadOn[language](publicUrl)}\n\n${signature(language)}\n`,
        messageId: noticeId,
        language,
      }),
  };
}
