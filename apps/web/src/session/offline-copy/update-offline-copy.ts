import { findRecordToKeep } from '@portal/fhir-queries/offline-record.query';
import { getPortalConfig } from '../../http/portal-config.ts';
import type { DeviceKey } from '../../platform/device-lock.ts';
import {
  createOfflineCopy,
  findOfflineLock,
  findOfflineOwner,
  keep,
  type OfflineLock,
} from '../../platform/offline-copy.ts';
import type { StoreWrite } from '../../platform/store-result.ts';
import { wipeOfflineCopy } from '../../platform/wipe-stores.ts';
import { announceOfflineChange, recordKey, type OfflineRecord } from './offline-record.ts';
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
export async function findOwnLock(): Promise<OfflineLock | undefined> {
  const user = findUser();
  if (!user || (await findOfflineOwner(user.id)) !== 'own') return undefined;
  const lock = await findOfflineLock();
  return lock.outcome === 'found' ? lock.value : undefined;
}

/**
 * Asks the server only where there is a copy; another patient's goes. What cannot be read now is left alone.
 * @returns whether the copy, if there is one, tells of everything up to now
 */
export async function updateOfflineCopy(): Promise<boolean> {
  const user = findUser();
  if (!user) return false;
  const owner = await findOfflineOwner(user.id);
  if (owner === 'foreign') wipeOfflineCopy();
  if (owner === 'own') return (await store(user, await readRecord(user))).outcome === 'kept';
  return owner !== 'unknown';
}

async function readRecord({ id, name }: User): Promise<OfflineRecord> {
  const record = await findRecordToKeep(recordsClient, new Date());
  return { ...record, patientId: id, name, zone: getPortalConfig().clinicZone, keptAt: Date.now() };
}

async function store({ id }: User, record: OfflineRecord): Promise<StoreWrite> {
  if (findUser()?.id !== id) return { outcome: 'failed', reason: 'unavailable' };
  const written = await keep(id, { [recordKey]: record });
  if (written.outcome === 'kept') announceOfflineChange();
  return written;
}

function requireKept(written: StoreWrite): void {
  if (written.outcome === 'failed') throw new Error(`not kept: ${written.reason}`);
}

function findUser(): User | undefined {
  const { status, user } = session.store.getState();
  return status === 'in' ? user : undefined;
}
