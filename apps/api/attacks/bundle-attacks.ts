import { type Attack } from './attack.ts';
import type { World } from './world.ts';
import { message } from './written.ts';
import { foreignHost, refuse, bundle, getEntry, putEntry, ownBatch } from './refused-write.ts';

function statusesOf(text: string): number[] {
  const { entry } = JSON.parse(text) as { entry: { response: { status: string } }[] };
  return entry.map(({ response }) => Number.parseInt(response.status, 10));
}

const namedBySearch = (world: World) =>
  putEntry(message(world, { recipient: [{ reference: 'Practitioner?name=x' }] }));

export const bundleAttacks: Attack[] = [
  refuse(
    49,
    'names the subject of a transaction entry by a search',
    (world) => bundle('transaction', [namedBySearch(world)]),
    { refused: [400], code: 'bad_body', twin: ownBatch },
  ),
  {
    case: 49,
    does: 'names the subject of a batch entry by a search',
    ask: (world) => bundle('batch', [namedBySearch(world)]),
    fault: ({ text }) =>
      statusesOf(text).join() === '400' ? undefined : `answered ${statusesOf(text).join()}`,
    twin: ownBatch,
  },
  refuse(
    49,
    'names the subject itself by a search',
    (world) =>
      bundle('transaction', [
        putEntry(
          message(world, { subject: { reference: `Patient?identifier=${world.b.mark('identifier')}` } }),
        ),
      ]),
    { refused: [400, 403], twin: ownBatch },
  ),
  ...(
    [
      ['a read of Patient/B', [403], ({ b }) => [getEntry(`Patient/${b.id}`)]],
      ['a search for B', [403], ({ b }) => [getEntry(`Observation?patient=${b.id}`)]],
      ['an absolute address', [400], ({ a }) => [getEntry(`${foreignHost}/Patient/${a.id}`)]],
      ['an address without a scheme', [400], ({ a }) => [getEntry(`//attacker.invalid/Patient/${a.id}`)]],
      ['a way out of the base', [400], ({ b }) => [getEntry(`Observation/../Patient/${b.id}`)]],
      [
        'a bundle',
        [400, 403],
        () => [
          {
            request: { method: 'POST', url: '' },
            resource: { resourceType: 'Bundle', type: 'batch', entry: [] },
          },
        ],
      ],
      [
        'a delete',
        [403],
        ({ a }) => [{ request: { method: 'DELETE', url: `Communication/${a.idOf('Communication')}` } }],
      ],
      [
        'a patch',
        [403],
        ({ a }) => [
          { request: { method: 'PATCH', url: `Patient/${a.id}` }, resource: { resourceType: 'Parameters' } },
        ],
      ],
      [
        'a conditional create',
        [400],
        (world) => [
          { request: { method: 'POST', url: 'Communication', ifNoneExist: 'x=1' }, resource: message(world) },
        ],
      ],
      ['a write to B', [403], (world) => [putEntry(message(world, { subject: world.b.self }))]],
      [
        'a Slot alone',
        [403],
        () => [{ request: { method: 'POST', url: 'Slot' }, resource: { resourceType: 'Slot' } }],
      ],
    ] satisfies [string, number[], (world: World) => object[]][]
  ).flatMap(([what, refused, entries]): Attack[] => [
    {
      case: 50,
      does: `puts ${what} beside a good write and a good read in a batch`,
      ask: (world) =>
        bundle('batch', [
          putEntry(message(world)),
          ...entries(world),
          getEntry(`Observation/${world.a.idOf('Observation')}`),
        ]),
      fault: ({ text }) => {
        const [write, bad = 0, read] = statusesOf(text);
        return write === 201 && refused.includes(bad) && read === 200
          ? undefined
          : `answered ${[write, bad, read].join()}`;
      },
      twin: ownBatch,
    },
    refuse(
      50,
      `puts ${what} beside a good write in a transaction`,
      (world) => bundle('transaction', [putEntry(message(world)), ...entries(world)]),
      { refused, twin: ownBatch },
    ),
  ]),
  ...(['batch', 'transaction'] as const).map((type) =>
    refuse(
      50,
      `sends a ${type} of 10,000 entries`,
      ({ a }) =>
        bundle(
          type,
          Array.from({ length: 10_000 }, () => getEntry(`Patient/${a.id}`)),
        ),
      { refused: [400, 413], twin: ownBatch },
    ),
  ),
  {
    case: 50,
    does: 'reads B’s result in a batch beside one of A’s',
    ask: ({ a, b }) =>
      bundle('batch', [
        getEntry(`Observation/${a.idOf('Observation')}`),
        getEntry(`Observation/${b.idOf('Observation')}`),
      ]),
    fault: ({ text }) => {
      const statuses = statusesOf(text).join();
      return statuses === '200,404' ? undefined : `answered ${statuses}`;
    },
    leak: ({ b }) => `/Observation/${b.idOf('Observation')}`,
    twin: ownBatch,
  },
];
