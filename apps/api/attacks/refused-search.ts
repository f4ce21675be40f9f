import { type Attack, get } from './attack.ts';
import type { World } from './world.ts';

export const ownResults: Attack['twin'] = ({ a }) => get(`/Observation?patient=${a.id}`);
export const bothResults = ({ a, b }: World) => `/Observation?patient=${a.id},${b.id}`;

export function refuse(
  number: number,
  does: string,
  query: (world: World) => string,
  more: Partial<Attack>,
): Attack {
  return {
    case: number,
    does,
    ask: (world) => get(query(world)),
    refused: [400],
    twin: ownResults,
    ...more,
  };
}
