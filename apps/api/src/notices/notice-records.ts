import type {
  Bundle,
  Communication,
  MedicationAdministration,
  MedicationRequest,
  Patient,
  Practitioner,
  Resource,
} from 'fhir/r4';
import type { RecordsClient } from '../infra/records-client.ts';
import { Unavailable } from '../infra/unavailable.ts';

const mostVersions = 50;
const withinMs = 10_000;

export type NoticeRecords = ReturnType<typeof openNoticeRecords>;

/** Everything that notices ask the records server. */
export function openNoticeRecords(client: Pick<RecordsClient, 'send'>) {
  async function get(path: string): Promise<Resource | undefined> {
    const { status, body } = await client.send({ method: 'GET', path, withinMs });
    if (status === 404 || status === 410) return undefined;
    if (status !== 200) throw new Unavailable('records');
    return body as Resource;
  }

  return {
    /** The resource's versions, oldest first. Without `_offset` HAPI leaves out those of the last minute. */
    async listVersions(type: string, id: string): Promise<Resource[]> {
      const path = `/${type}/${id}/_history?_count=${mostVersions}&_offset=0`;
      const bundle = (await get(path)) as Bundle | undefined;
      return (bundle?.entry ?? []).flatMap(({ resource }) => resource ?? []).toReversed();
    },

    /** What a notice needs, in one call; undefined for each that is not there. */
    async readTogether(paths: readonly string[]): Promise<(Resource | undefined)[]> {
      const { status, body } = await client.send({
        method: 'POST',
        path: '',
        body: {
          resourceType: 'Bundle',
          type: 'batch',
          entry: paths.map((url) => ({ request: { method: 'GET', url } })),
        },
        withinMs,
      });
      const entries = (body as Bundle | undefined)?.entry ?? [];
      if (status !== 200 || entries.length !== paths.length) throw new Unavailable('records');
      return entries.map(({ resource, response }) => {
        const code = response?.status.slice(0, 3) ?? '';
        if (code === '404' || code === '410') return undefined;
        if (code !== '200' || !resource) throw new Unavailable('records');
        return resource;
      });
    },

    /** One that another worker has just made is left as it is. */
    async putNotice(notice: Communication) {
      const path = `/Communication/${notice.id}`;
      const { status } = await client.send({ method: 'PUT', path, body: notice, withinMs });
      if (![200, 201, 409].includes(status)) throw new Unavailable('records');
    },

    /** Only the version that was read: the patient may mark it as read meanwhile. @throws Unavailable, to be tried again */
    async replaceNotice(notice: Communication) {
      const path = `/Communication/${notice.id}`;
      const headers = { 'if-match': `W/"${notice.meta?.versionId}"` };
      const { status } = await client.send({ method: 'PUT', path, body: notice, headers, withinMs });
      if (status !== 200) throw new Unavailable('records');
    },

    /** The patient's notifications, newest first, as many as the list shows in years. */
    async listNotices(patientId: string): Promise<Communication[]> {
      const query = new URLSearchParams({
        patient: patientId,
        category: 'notification',
        _sort: '-sent',
        _count: '500',
        _offset: '0',
      });
      const bundle = (await get(`/Communication?${query.toString()}`)) as Bundle | undefined;
      return (bundle?.entry ?? []).flatMap(({ resource }) =>
        resource?.resourceType === 'Communication' ? [resource as Communication] : [],
      );
    },

    findPractitioner: async (id: string) => (await get(`/Practitioner/${id}`)) as Practitioner | undefined,

    findPatient: async (id: string) => (await get(`/Patient/${id}`)) as Patient | undefined,

    async listActiveMedicines(patientId: string): Promise<MedicationRequest[]> {
      const query = new URLSearchParams({
        patient: patientId,
        status: 'active',
        _count: '200',
        _offset: '0',
      });
      const bundle = (await get(`/MedicationRequest?${query.toString()}`)) as Bundle | undefined;
      return (bundle?.entry ?? []).flatMap(({ resource }) =>
        resource?.resourceType === 'MedicationRequest' ? [resource as MedicationRequest] : [],
      );
    },

    findDose: async (id: string) =>
      (await get(`/MedicationAdministration/${id}`)) as MedicationAdministration | undefined,
  };
}
