import { type UUID, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Resource } from 'fhir/r4';
import type { TestProject } from 'vitest/node';
import { putResource } from '../test/people.ts';
import { startApi } from '../test/api-process.ts';
import { type Realm, createRealm, removeRealm, setBackchannelLogout } from './realm.ts';

/** What every file of the suite shares: two API processes, their realm, their hospital. */
export type Suite = {
  realm: Realm;
  organizationId: UUID;
  apiUrls: readonly [string, string];
  /** Where the API processes leave what they print. */
  logFolder: string;
};

declare module 'vitest' {
  export interface ProvidedContext {
    suite: Suite;
  }
}

export default async function setUp(project: TestProject) {
  const logFolder = mkdtempSync(join(tmpdir(), 'portal-attacks-'));
  const organizationId = randomUUID();
  await putResource({ resourceType: 'Organization', id: organizationId, name: 'Clinic' } as Resource);
  const realm = await createRealm();
  const start = () =>
    startApi(logFolder, {
      PORTAL_ISSUER: realm.issuer,
      PORTAL_ACCOUNTS_URL: `${realm.issuer}/portal-accounts`,
      PORTAL_ORGANIZATION_ID: organizationId,
      // Nobody sets reports here, so that what is answered is what was stored.
      PORTAL_PDF_RENDERER_URL: 'http://127.0.0.1:1',
    });
  const [one, two] = await Promise.all([start(), start()]);
  await setBackchannelLogout(realm.name, `${one.url}/v1/auth/backchannel-logout`);
  project.provide('suite', { realm, organizationId, apiUrls: [one.url, two.url], logFolder });

  return async () => {
    await Promise.all([one.stop(), two.stop()]);
    await removeRealm(realm.name);
    rmSync(logFolder, { recursive: true });
  };
}
