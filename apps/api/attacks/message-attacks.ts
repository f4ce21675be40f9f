import { randomUUID } from 'node:crypto';
import { type Attack, get, post, put } from './attack.ts';
import { message } from './written.ts';

const read = (id: string) => post(`/Communication/${id}/$read`);
const ownTwin: Attack['twin'] = ({ traps }) => read(traps.ownMessage.id);

/** Conversations: who may be written to, and who says that something was read. */
export const messageAttacks: Attack[] = [
  {
    case: 46,
    does: 'marks what was sent to B as read',
    ask: ({ traps }) => read(traps.foreignMessage.id),
    refused: [404],
    code: 'not_found',
    looksUp: true,
    sameAs: () => read(randomUUID()),
    leak: ({ traps }) => `/Communication/${traps.foreignMessage.id}`,
    twin: ownTwin,
  },
  {
    case: 52,
    does: 'marks as read what two doctors wrote to each other',
    ask: ({ traps }) => read(traps.messageBetweenDoctors.id),
    refused: [403],
    code: 'not_recipient',
    looksUp: true,
    twin: ownTwin,
  },
  {
    case: 54,
    does: 'marks as read with a body',
    ask: ({ traps }) => post(`/Communication/${traps.ownMessage.id}/$read`, { resourceType: 'Parameters' }),
    refused: [400],
    twin: ownTwin,
  },
  {
    case: 16,
    does: 'marks as read with a token that only reads',
    scope: 'openid fhirUser patient/*.rs',
    ask: ownTwin,
    refused: [403],
    code: 'scope_missing',
    twin: ownTwin,
  },
  {
    case: 45,
    does: 'writes to a doctor whom A never visited',
    ask: (world) => put(message(world, { recipient: [{ reference: `Practitioner/${randomUUID()}` }] })),
    refused: [403],
    code: 'unknown_doctor',
    looksUp: true,
    twin: (world) => put(message(world)),
  },
  {
    case: 46,
    does: 'writes into B’s conversation',
    ask: (world) =>
      put(message(world, { partOf: [{ reference: `Communication/${world.b.idOf('Communication')}` }] })),
    refused: [422],
    looksUp: true,
    sameAs: (world) => put(message(world, { partOf: [{ reference: `Communication/${randomUUID()}` }] })),
    leak: ({ b }) => `/Communication/${b.idOf('Communication')}`,
    twin: (world) =>
      put(message(world, { partOf: [{ reference: `Communication/${world.traps.ownMessage.id}` }] })),
  },
  {
    case: 30,
    does: 'asks for the messages of B’s conversation',
    ask: ({ b }) => get(`/Communication?part-of=Communication/${b.idOf('Communication')}`),
    leak: ({ b }) => `/Communication?part-of=Communication/${b.idOf('Communication')}`,
    twin: ({ a }) => get(`/Communication?part-of=Communication/${a.idOf('Communication')}`),
  },
];
