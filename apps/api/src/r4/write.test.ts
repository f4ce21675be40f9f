import type { Patient, Resource } from 'fhir/r4';
import { expect, test, vi } from 'vitest';
import type { Booking, Cancellation } from '../booking/booking.ts';
import { parseScopes } from '../patient-access/scopes.ts';
import type { Portal } from '../portal/portal.ts';
import type { Records } from '../records/records.ts';
import { type UpdateRequest, createWriter } from './write.ts';

const id = '018f4d5e-0000-7000-8000-000000000001';
const context = {
  caller: {
    patientId: id,
    sessionId: 's',
    scopes: parseScopes('patient/*.cruds'),
    signedInAt: new Date(),
  },
  requestId: 'r',
  idempotencyKey: undefined,
};

/** The writer over a record of its own, and how often that was read, judged by its hidden parts, and locked. */
function open(stored: Resource | undefined) {
  const counts = { reads: 0, judgements: 0, locks: 0, writes: 0 };
  const records = {
    findOrDeleted: async () => {
      counts.reads += 1;
      return stored;
    },
    put: async (resource: Resource) => {
      counts.writes += 1;
      return resource;
    },
  } as Partial<Records>;
  const portal = {
    settings: { clinic: { organizationId: '1', names: {} }, uploadLimitBytes: 1000, fhirBase: '' },
    infra: {
      records,
      database: {
        query: async () => [],
        recordTransaction: async (work: (query: () => Promise<void>) => Promise<unknown>) => {
          counts.locks += 1;
          return work(async () => undefined);
        },
      },
    },
    audit: { confirmWrite: async () => undefined, noteRead: () => undefined },
    dayQuota: {
      requireRoom: async () => undefined,
      spend: async (_caller: unknown, _spendings: unknown, work: () => Promise<unknown>) => work(),
    },
    hideReferences: async (body: Resource) => {
      counts.judgements += 1;
      return body;
    },
  } as unknown as Portal;
  const booking = { cancel: vi.fn<Booking['cancel']>() };
  return { writer: createWriter(portal, booking as unknown as Booking), counts, booking };
}

const update = (resource: Resource, ifMatch?: string) =>
  ({
    interaction: 'update',
    type: resource.resourceType,
    id: resource.id,
    resource,
    parameters: [],
    narrowing: {},
    ...(ifMatch !== undefined && { ifMatch }),
  }) as UpdateRequest;

const patient: Patient = { resourceType: 'Patient', id, meta: { versionId: '1' } };

test('what is stored is changed without a lock: read once, judged once', async () => {
  const { writer, counts } = open(patient);
  const moved = { ...patient, address: [{ city: 'Patan' }] };
  const [answer] = await writer.write([update(moved, 'W/"1"')], context);
  expect(answer?.status).toBe(200);
  expect(counts).toEqual({ reads: 1, judgements: 1, locks: 0, writes: 1 });
});

test('what is new is read and judged again under its lock', async () => {
  const { writer, counts } = open(undefined);
  const file = {
    resourceType: 'Binary',
    id,
    contentType: 'image/png',
    data: 'iVBORw0KGgo=',
    securityContext: { reference: `Patient/${id}` },
  };
  const [answer] = await writer.write([update(file)], context);
  expect(answer?.status).toBe(201);
  expect(counts).toEqual({ reads: 2, judgements: 2, locks: 1, writes: 1 });
});

test('a visit that is cancelled is read and judged once, and handed on as it was read', async () => {
  const visit = {
    resourceType: 'Appointment',
    id,
    status: 'booked',
    participant: [{ actor: { reference: `Patient/${id}` }, status: 'accepted' }],
    meta: { versionId: '1' },
  } as Resource;
  const { writer, counts, booking } = open(visit);
  const wanted = { ...visit, status: 'cancelled' } as Resource;
  booking.cancel.mockResolvedValue({ status: 200, body: wanted });
  await writer.cancel(update(wanted), context);
  expect(counts).toEqual({ reads: 1, judgements: 1, locks: 0, writes: 0 });
  const [given] = booking.cancel.mock.calls[0] ?? [];
  expect(given).toEqual({ wanted, stored: visit, ifMatch: undefined } as unknown as Cancellation);
});
