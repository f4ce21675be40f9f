import { parseArgs } from 'node:util';
import * as z from 'zod';
import { address, parseEnvironment, readSettingsOrExit, text } from '../infra/setting-forms.ts';
import { openRealmAdmin } from './realm-admin.ts';
import { readRealmFile } from './realm-file.ts';
import { updateRealm } from './update-realm.ts';

const variables = z.object({
  PORTAL_ISSUER: address('the address of the realm, for example https://id.example.org/realms/portal'),
  PORTAL_IDENTITY_URL: z.optional(address('where the identity server is reached from here')),
  PORTAL_PUBLIC_URL: address('the address at which patients open the portal'),
  PORTAL_BACKCHANNEL_LOGOUT_URL: address(
    '/v1/auth/backchannel-logout of the API, as the identity server reaches it',
  ),
  IDENTITY_ADMIN_USERNAME: text('the name of an administrator of the identity server'),
  IDENTITY_ADMIN_PASSWORD: text('that administrator’s password'),
  IDENTITY_ADMIN_CODE: z.optional(z.string()),
});

/** `npm run realm:update [-- --check]`: what a new release has changed in the realm file, in a realm that exists. */
const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const read = readSettingsOrExit('The update of the realm', (environment) =>
  parseEnvironment(variables, environment),
);
const issuer = new URL(read.PORTAL_ISSUER);
const [, name = ''] = /\/realms\/([^/]+)$/.exec(issuer.pathname) ?? [];
const server = read.PORTAL_IDENTITY_URL ?? issuer.href.replace(/\/realms\/[^/]+$/, '');
const admin = await openRealmAdmin(server, name, {
  username: read.IDENTITY_ADMIN_USERNAME,
  password: read.IDENTITY_ADMIN_PASSWORD,
  ...(read.IDENTITY_ADMIN_CODE !== undefined && { totp: read.IDENTITY_ADMIN_CODE }),
});
const file = readRealmFile({
  PORTAL_PUBLIC_URL: read.PORTAL_PUBLIC_URL.replace(/\/$/, ''),
  PORTAL_BACKCHANNEL_LOGOUT_URL: read.PORTAL_BACKCHANNEL_LOGOUT_URL,
});
const changes = await updateRealm(admin, file, options.check);
for (const line of changes) process.stdout.write(`${options.check ? 'differs' : 'changed'}  ${line}\n`);
process.stdout.write(`${changes.length} ${options.check ? 'differences' : 'changes'}\n`);
process.exitCode = options.check && changes.length > 0 ? 1 : 0;
