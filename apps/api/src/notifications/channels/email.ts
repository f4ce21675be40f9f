import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import type { LanguageTag } from '@portal/clinical-domain/language/format-locale';
import { findNotificationPage } from '@portal/clinical-domain/notifications/notification-page';
import type { MailClient } from '../../infra/mail-client.ts';
import type { Settings } from '../../infra/settings.ts';
import type { Channel } from './channel.ts';

const leadOn = {
  en: (url: string) => `See it in the portal: ${url}`,
  ne: (url: string) => `पोर्टलमा हेर्नुहोस्: ${url}`,
};

/**
 * Links to the page that it is about, which asks for a sign-in. The message id is the notification's, so that a mailbox shows a
 * repeat as the same e-mail.
 */
export function emailChannel(
  mail: MailClient,
  { names, addresses, phone }: Pick<Settings['clinic'], 'names' | 'addresses' | 'phone'>,
  publicUrl: string,
): Channel {
  const signature = (language: LanguageTag) =>
    [names[language], addresses[language], phone && formatDigits(phone, language)].filter(Boolean).join('\n');
  return {
    send: ({ to, topic, text, language, notificationId, about }) =>
      mail.send({
        to,
        subject: topic,
        text: `${text}\n\n${leadOn[language](`${publicUrl}${findNotificationPage(about) ?? ''}`)}\n\n${signature(language)}\n`,
        messageId: notificationId,
        language,
      }),
  };
}
