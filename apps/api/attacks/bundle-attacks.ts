import { type Attack } from './attack.ts';
import type { World } from './world.ts';
import { message } from './written.ts';
import { foreignHost, refuse, bundle, getEntry, putEntry, ownBatch } from './refused-write.ts';

export const bundleAttacks: Attack[] = [
  ...(['transaction', 'batch'] as const).map((type) =>
    refuse(
      49,
      `names the subject of a ${type} entry by a search`,
      (world) =>
        bundle(type, [putEntry(message(world, { recipient: [{ reference: 'Practitioner?name=x' }] }))]),
      { refused: [400], code: 'bad_body', twin: ownBatch },
    ),
  ),
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
      [
        '10,000 entries',
        [400, 413],
        ({ a }) => Array.from({ length: 10_000 }, () => getEntry(`Patient/${a.id}`)),
      ],
    ] satisfies [string, number[], (world: World) => object[]][]
  ).map(([what, refused, entries]) =>
    refuse(
      50,
      `puts ${what} beside a good write`,
      (world) => bundle('batch', [putEntry(message(world)), ...entries(world)]),
      { refused, twin: ownBatch },
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
      const { entry } = JSON.parse(text) as { entry: { response: { status: string } }[] };
      const statuses = entry.map(({ response }) => response.status.slice(0, 3)).join();
      return statuses === '200,404' ? undefined : `answered ${statuses}`;
    },
    leak: ({ b }) => `/Observation/${b.idOf('Observation')}`,
    twin: ownBatch,
  },
];
