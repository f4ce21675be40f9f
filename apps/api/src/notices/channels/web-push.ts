import { findNoticePage } from '@portal/clinical-domain/notices/notice-page';
import type { PushClient } from '../../infra/push-client.ts';
import type { PushEndpointStore } from '../push-endpoint-store.ts';
import type { Channel } from './channel.ts';

/** `tag` makes a browser show a repeat in place of the first. */
export function webPushChannel(push: PushClient, endpoints: PushEndpointStore): Channel {
  return {
    async send({ patientId, to, topic, text, language, noticeId, about }) {
      const endpoint = (await endpoints.list(patientId)).find(({ sessionId }) => sessionId === to);
      if (!endpoint) return;
      const page = findNoticePage(about);
      const message = JSON.stringify({ tag: noticeId, title: topic, body: text, lang: language, page });
      if ((await push.send(endpoint, message)) === 'gone') await endpoints.forget(to);
    },
  };
}
