import type { MailClient } from '../../infra/mail-client.ts';
import type { Channel, ClinicNames } from './channel.ts';

const footers = {
  en: (clinic: string, url: string) => `Open the portal to see more: ${url}\n\n${clinic}`,
  ne: (clinic: string, url: string) => `थप हेर्न पोर्टल खोल्नुहोस्: ${url}\n\n${clinic}`,
};

/** The message id is the notice's, so that a mailbox shows a repeat as the same e-mail. */
export function emailChannel(mail: MailClient, clinicNames: ClinicNames, publicUrl: string): Channel {
  return {
    send: ({ to, topic, text, language, noticeId }) =>
      mail.send({
        to,
        subject: topic,
        text: `${text}\n\n${footers[language](clinicNames[language], publicUrl)}\n`,
        messageId: noticeId,
        language,
      }),
  };
}
