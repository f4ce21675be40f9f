import { findRecordToKeep } from '@portal/fhir-queries/kept-record.query';
import { getPortalConfig } from '../../http/portal-config.ts';
import type { DeviceKey } from '../../platform/device-lock.ts';
import {
  createOfflineCopy,
  findKeptLock,
  findKeptOwner,
  keep,
  type KeptLock,
} from '../../platform/offline-copy.ts';
import type { StoreWrite } from '../../platform/store-result.ts';
import { wipeOfflineCopy } from '../../platform/wipe-stores.ts';
import { announceKeptChange, recordLetter, type KeptRecord } from './kept-record.ts';
import { recordsClient } from '../records/records-client.ts';
import { session } from '../session.ts';
import type { User } from '../user.ts';

/** From now on this device keeps a copy. @throws where the record cannot be read, or this device does not keep it */
export async function startKeeping(
  secret: string | Uint8Array<ArrayBuffer>,
  deviceKey?: DeviceKey,
): Promise<void> {
  const user = findUser();
  if (!user) throw new Error('Nobody is signed in.');
  const record = await readRecord(user);
  requireKept(await createOfflineCopy(user.id, secret, deviceKey));
  const written = await store(user, record);
  if (written.outcome === 'failed') wipeOfflineCopy();
  requireKept(written);
}

/** How the patient's own copy opens; undefined where there is none. */
export async function findOwnLock(): Promise<KeptLock | undefined> {
  const user = findUser();
  if (!user || (await findKeptOwner(user.id)) !== 'own') return undefined;
  const lock = await findKeptLock();
  return lock.outcome === 'found' ? lock.value : undefined;
}

/**
 * Asks the server only where there is a copy; another patient's goes. What cannot be read now is left alone.
 * @returns whether the copy, if there is one, tells of everything up to now
 */
export async function updateOfflineCopy(): Promise<boolean> {
  const user = findUser();
  if (!user) return false;
  const owner = await findKeptOwner(user.id);
  if (owner === 'foreign') wipeOfflineCopy();
  if (owner === 'own') return (await store(user, await readRecord(user))).outcome === 'kept';
  return owner !== 'unknown';
}

async function readRecord({ id, name }: User): Promise<KeptRecord> {
  const record = await findRecordToKeep(recordsClient, new Date());
  return { ...record, patientId: id, name, zone: getPortalConfig().clinicZone, keptAt: Date.now() };
}

async function store({ id }: User, record: KeptRecord): Promise<StoreWrite> {
  if (findUser()?.id !== id) return { outcome: 'failed', reason: 'unavailable' };
  const written = await keep(id, { [recordLetter]: record });
  if (written.outcome === 'kept') announceKeptChange();
  return written;
}

function requireKept(written: StoreWrite): void {
  if (written.outcome === 'failed') throw new Error(`not kept: ${written.reason}`);
}

function findUser(): User | undefined {
  const { status, user } = session.store.getState();
  return status === 'in' ? user : undefined;
}
