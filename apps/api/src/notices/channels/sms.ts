import type { SmsClient } from '../../infra/sms-client.ts';
import type { Channel } from './channel.ts';

/** Short, because Nepali has seventy letters a message. */
export function smsChannel(sms: SmsClient, clinic: { name: string }): Channel {
  return { send: ({ to, topic, text }) => sms.send(to, `${clinic.name}: ${topic}. ${text}`) };
}
