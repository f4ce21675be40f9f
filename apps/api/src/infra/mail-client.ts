import { createTransport } from 'nodemailer';
import type { Providers } from './provider-settings.ts';
import { Unavailable } from '../upstream/unavailable.ts';

export type Mail = { to: string; subject: string; text: string; messageId: string; language: string };
export interface MailClient {
  /** @throws Unavailable */
  send(mail: Mail): Promise<void>;
  /** Connects and signs in, and sends nothing. @throws Unavailable */
  check(): Promise<void>;
  close(): void;
}

/** The provider's SMTP server. Encrypted wherever the server offers it; with `requireTLS` never otherwise. */
export function openMailClient({ from, ...server }: NonNullable<Providers['mail']>): MailClient {
  const transport = createTransport({
    ...server,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, messageId, language }: Mail) {
      await transport
        .sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${messageId}@${from.split('@')[1] ?? 'portal'}>`,
          headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
        })
        .catch((error: unknown) => {
          throw new Unavailable('mail', error);
        });
    },
    async check() {
      await transport.verify().catch((error: unknown) => {
        throw new Unavailable('mail', error);
      });
    },
    close: () => transport.close(),
  };
}
