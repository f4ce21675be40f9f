import type { StartedDownload } from '@portal/api-contract/download';
import { expect, inject } from 'vitest';
import { listen } from '../test/event-reader.ts';
import { bodyOf, nextApi, send } from './calls.ts';
import { type Session, postAuth, signIn } from './sign-in.ts';
import type { Patient } from './world.ts';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export async function readsRecord({ id }: Patient, token: string): Promise<boolean> {
  const { apiUrls } = inject('suite');
  const path = `/r4/Patient/${id}`;
  const answers = await Promise.all(apiUrls.map((api) => send(api, { path, headers: bearer(token) })));
  return answers.some(({ status }) => status === 200);
}

async function refreshes(session: Session): Promise<boolean> {
  const ask =
    session.refreshToken === ''
      ? postAuth('refresh', {}, { cookie: session.cookie })
      : postAuth(
          'refresh',
          { client_id: 'patient-portal-native', refresh_token: session.refreshToken },
          { origin: '' },
        );
  return (await send(nextApi(), ask)).status === 200;
}

/**
 * A tab, a second browser, a phone, an open stream and a download under way, each of a sign-in of its own. Returns how to
 * ask which of them are alive.
 */
export async function openFive(patient: Patient) {
  const tab = await signIn(patient);
  const browser = await signIn(patient);
  const phone = await signIn(patient, { native: true });
  const listener = await signIn(patient);
  const downloader = await signIn(patient);
  const stream = await listen(nextApi(), listener.first.access_token);
  await expect.poll(() => stream.names).toEqual(['ready']);
  const begun = await send(nextApi(), {
    method: 'POST',
    path: '/v1/downloads',
    headers: bearer(downloader.first.access_token),
  });
  const { id, next } = bodyOf(begun) as StartedDownload;
  const part = { path: `/v1/downloads/${id}/parts/${next}`, headers: bearer(downloader.first.access_token) };
  const isAlive = (session: Session) => async () =>
    (await readsRecord(patient, session.first.access_token)) || (await refreshes(session));
  const alive = {
    tab: isAlive(tab),
    browser: isAlive(browser),
    phone: isAlive(phone),
    stream: async () => stream.isOpen || (await readsRecord(patient, listener.first.access_token)),
    download: async () => (await send(nextApi(), part)).status === 200,
  };
  return async () => {
    const asked = await Promise.all(
      Object.entries(alive).map(async ([name, ask]) => ((await ask()) ? name : '')),
    );
    return asked.filter(Boolean);
  };
}
