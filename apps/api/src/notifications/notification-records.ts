import type {
  Communication,
  MedicationAdministration,
  MedicationRequest,
  Patient,
  Practitioner,
  Resource,
} from 'fhir/r4';
import { listResources } from '../records/bundle.ts';
import { NotAccepted } from '../records/not-accepted.ts';
import type { Records } from '../records/records.ts';

const mostVersions = 50;
const withinMs = 10_000;

/** What notifications ask the records server, and what they write there. */
export interface NotificationRecords {
  /** The resource's versions, oldest first. */
  listVersions(type: string, id: string): Promise<Resource[]>;
  /** What a notification needs, each as `Type/id`, in one call; undefined for each that is not there. */
  readTogether(references: readonly string[]): Promise<(Resource | undefined)[]>;
  /** One that another worker has just made is left as it is. */
  putNotification(notification: Communication): Promise<void>;
  /** Only the version that was read: the patient may mark it as read meanwhile. @throws Unavailable, to be tried again */
  replaceNotification(notification: Communication): Promise<void>;
  /** The patient's notifications, newest first, as many as the list shows in years. */
  listNotifications(patientId: string): Promise<Communication[]>;
  findPractitioner(id: string): Promise<Practitioner | undefined>;
  findPatient(id: string): Promise<Patient | undefined>;
  /** Of several patients, in one search unless they have very many. */
  listActiveMedicines(patientIds: readonly string[]): Promise<MedicationRequest[]>;
  findDose(id: string): Promise<MedicationAdministration | undefined>;
}

export function openNotificationRecords(records: Records): NotificationRecords {
  const within = { withinMs };

  async function list<Type extends Resource>(
    type: Type['resourceType'],
    query: Record<string, string>,
    count: number,
  ): Promise<Type[]> {
    const found = listResources(await records.search(type, query, { count, ...within }));
    return found.filter((resource): resource is Type => resource.resourceType === type);
  }

  return {
    listVersions: async (type, id) =>
      (await records.listVersions(type, id, mostVersions, within)).toReversed(),

    readTogether: (references) => records.findTogether(references, within),

    async putNotification(notification) {
      await records.put(notification, within).catch((error: unknown) => {
        if (!(error instanceof NotAccepted && error.status === 409)) throw error;
      });
    },

    async replaceNotification(notification) {
      await records.put(notification, { ifMatch: `W/"${notification.meta?.versionId}"`, ...within });
    },

    listNotifications: (patientId) =>
      list<Communication>(
        'Communication',
        { patient: patientId, category: 'notification', _sort: '-sent' },
        500,
      ),

    findPractitioner: async (id) =>
      (await records.find('Practitioner', id, within)) as Practitioner | undefined,

    findPatient: async (id) => (await records.find('Patient', id, within)) as Patient | undefined,

    async listActiveMedicines(patientIds) {
      const query = { patient: patientIds.join(','), status: 'active', _sort: '_id' };
      const found = await records.searchAll('MedicationRequest', query, within);
      return found.filter(
        (resource): resource is MedicationRequest => resource.resourceType === 'MedicationRequest',
      );
    },

    findDose: async (id) =>
      (await records.find('MedicationAdministration', id, within)) as MedicationAdministration | undefined,
  };
}
