import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from './difference.ts';

type Roles = Record<string, string[]>;
type Mapper = JsonObject & { name: string };

export type RealmFile = JsonObject & {
  requiredActions: (JsonObject & { alias: string; providerId: string; name: string })[];
  roles: { client: Record<string, (JsonObject & { name: string })[]> };
  clientScopes: (JsonObject & { name: string; protocolMappers?: Mapper[] })[];
  clients: (JsonObject & {
    clientId: string;
    protocolMappers?: Mapper[];
    defaultClientScopes: string[];
    optionalClientScopes: string[];
  })[];
  clientScopeMappings: Record<string, { client: string; roles: string[] }[]>;
  users: { serviceAccountClientId: string; clientRoles: Roles }[];
  components: Record<
    string,
    (JsonObject & { name?: string; providerId: string; config: Record<string, string[]> })[]
  >;
};

/** Beside the program in the clone and in the image. */
const path = join(import.meta.dirname, '../../../../services/identity/realm/portal-realm.json');

/** The realm as a new deployment gets it, but for what is each deployment's own: secrets and the mail server. */
export function readRealmFile(variables: Record<string, string>): RealmFile {
  const text = readFileSync(path, 'utf8').replaceAll(
    /\$\{(PORTAL_\w+)(?::[^}]*)?\}/g,
    (_whole, name: string) => variables[name] ?? '',
  );
  const { smtpServer: _mail, ...realm } = JSON.parse(text) as RealmFile;
  return { ...realm, clients: realm.clients.map(({ secret: _secret, ...client }) => client) };
}
