import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { stack } from './stack.ts';

/** A database of its own, with an owner and the role of the API. */
export async function createRoles() {
  const name = `portal_roles_${randomUUID().slice(0, 8)}`;
  const [owner, user] = [`${name}_owner`, `${name}_api`];
  const root = new Client({ host: '127.0.0.1', port: stack.ports.postgres, user: 'postgres' });
  await root.connect();
  await root.query(`create role ${owner} login password 'owner'`);
  await root.query(`create role ${user} login password 'api'`);
  await root.query(`create database ${name} owner ${owner}`);
  onTestFinished(async () => {
    await root.query(`drop database ${name} with (force)`);
    await root.query(`drop role ${owner}`);
    await root.query(`drop role ${user}`);
    await root.end();
  });
  const at = (role: string, password: string) =>
    `postgres://${role}:${password}@127.0.0.1:${stack.ports.postgres}/${name}`;
  return { ownerUrl: at(owner, 'owner'), apiUrl: at(user, 'api'), user };
}
