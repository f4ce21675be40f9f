import type { SmsClient } from '../../infra/sms-client.ts';
import type { Channel, ClinicNames } from './channel.ts';

/** Short, because Nepali has seventy letters a message. */
export function smsChannel(sms: SmsClient, clinicNames: ClinicNames): Channel {
  return {
    send: ({ to, topic, text, language }) => sms.send(to, `${clinicNames[language]}: ${topic}. ${text}`),
  };
}
