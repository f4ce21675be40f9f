import { inject, onTestFinished } from 'vitest';
import { startApi } from '../test/api-process.ts';
import { startRecordingProxy } from '../test/recording-proxy.ts';
import { recordsUrl } from '../test/stack.ts';
import { type Ask, send } from './calls.ts';
import type { Patient } from './world.ts';

/** An API process whose way to the records server can be seen. */
export async function startSeenThrough(settings: Record<string, string> = {}) {
  const proxy = await startRecordingProxy(recordsUrl);
  onTestFinished(() => proxy.close());
  const { realm, organizationId, logFolder } = inject('suite');
  const api = await startApi(logFolder, {
    PORTAL_ISSUER: realm.issuer,
    PORTAL_ORGANIZATION_ID: organizationId,
    PORTAL_RECORDS_URL: `${proxy.url}/fhir`,
    ...settings,
  });
  onTestFinished(() => api.stop());
  return {
    url: api.url,
    seen: proxy.seen,
    askAs: async ({ session }: Patient, call: Ask) => {
      const authorization = `Bearer ${await session.bearer()}`;
      return send(api.url, { ...call, headers: { authorization, ...call.headers } });
    },
  };
}
