import { findNotificationPage } from '@portal/clinical-domain/notifications/notification-page';
import type { ApnsClient } from '../../infra/apns-client.ts';
import type { FcmClient } from '../../infra/fcm-client.ts';
import type { PushClient, PushOutcome } from '../../infra/push-client.ts';
import type { PushEndpointStore, PushTarget } from '../push-endpoint-store.ts';
import type { Channel } from './channel.ts';

type Clients = {
  browsers: PushClient | undefined;
  android: FcmClient | undefined;
  apple: ApnsClient | undefined;
};
type Message = { tag: string; title: string; body: string; lang: string; about: string };

/**
 * To the browser or phone of one session. `tag` makes it show a repeat in place of the first. An endpoint that its service
 * no longer knows is forgotten.
 */
export function pushChannel(clients: Clients, endpoints: PushEndpointStore): Channel {
  return {
    async send({ patientId, to, topic, text, language, notificationId, about }) {
      const target = (await endpoints.list(patientId)).find(({ sessionId }) => sessionId === to);
      if (!target) return;
      const message = { tag: notificationId, title: topic, body: text, lang: language, about };
      if ((await sendTo(target, message)) === 'gone') await endpoints.forget(to);
    },
  };

  /** By a service that this deployment no longer has, nothing is sent. */
  async function sendTo(target: PushTarget, message: Message): Promise<PushOutcome> {
    switch (target.service) {
      case 'web':
        return (await clients.browsers?.send(target, forBrowser(message))) ?? 'sent';
      case 'fcm':
        return (await clients.android?.send(target.token, message)) ?? 'sent';
      case 'apns':
        return (await clients.apple?.send(target.token, message)) ?? 'sent';
    }
  }
}

function forBrowser({ about, ...message }: Message): string {
  return JSON.stringify({ ...message, page: findNotificationPage(about) });
}
