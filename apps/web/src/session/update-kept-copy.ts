import { findRecordToKeep } from '@portal/fhir-queries/kept-record.query';
import { getPortalConfig } from '../http/portal-config.ts';
import type { DeviceKey } from '../platform/device-lock.ts';
import {
  createKeptCopy,
  findKeptLock,
  hasKeptCopy,
  isKeptCopyOf,
  keep,
  type KeptLock,
} from '../platform/kept-copy.ts';
import { wipeKeptCopy } from '../platform/wipe-stores.ts';
import { announceKeptChange, recordLetter, type KeptRecord } from './kept-record.ts';
import { recordsClient } from './records-client.ts';
import { session } from './session.ts';
import type { User } from './user.ts';

/** From now on this device keeps a copy. @throws where the record cannot be read, or the browser keeps nothing */
export async function startKeeping(
  secret: string | Uint8Array<ArrayBuffer>,
  deviceKey?: DeviceKey,
): Promise<void> {
  const user = findUser();
  if (!user) throw new Error('Nobody is signed in.');
  const record = await readRecord(user);
  await createKeptCopy(user.id, secret, deviceKey);
  await store(user, record);
}

/** How the patient's own copy opens; undefined where there is none. */
export async function findOwnLock(): Promise<KeptLock | undefined> {
  const user = findUser();
  return user && (await isKeptCopyOf(user.id)) ? findKeptLock() : undefined;
}

/** Asks the server only where there is a copy; another patient's goes. */
export async function updateKeptCopy(): Promise<void> {
  const user = findUser();
  if (!user || !(await hasKeptCopy())) return;
  if (await isKeptCopyOf(user.id)) await store(user, await readRecord(user));
  else wipeKeptCopy();
}

async function readRecord({ id, name }: User): Promise<KeptRecord> {
  const record = await findRecordToKeep(recordsClient, new Date());
  return { ...record, patientId: id, name, zone: getPortalConfig().clinicZone, keptAt: Date.now() };
}

async function store({ id }: User, record: KeptRecord): Promise<void> {
  if (findUser()?.id !== id) return;
  await keep(id, { [recordLetter]: record });
  announceKeptChange();
}

function findUser(): User | undefined {
  const { status, user } = session.store.getState();
  return status === 'in' ? user : undefined;
}
