import { requestedScope } from '../src/portal-auth/requested-scope.ts';
import { type Answer, type Ask, codeOf } from './calls.ts';
import { findForeignCanaries, holdsCanary } from './canaries.ts';
import { type World, bare } from './world.ts';

type Made<Type> = (world: World) => Type;

/** One thing that A tries, and the allowed thing next to it. */
export type Attack = {
  case: number;
  does: string;
  ask: Made<Ask>;
  /** The scope of the token with which it is tried; without it, what the app asks for. */
  scope?: string;
  /** The statuses of a refusal. Without it the call is answered, but with nothing that is not A's. */
  refused?: readonly number[];
  code?: string;
  /** Answered in the same words as this, which asks for what does not exist. */
  sameAs?: Made<Ask>;
  /** What else must hold of the answer; throws or returns what is wrong. */
  fault?: (answer: Answer, world: World) => string | undefined;
  /** The rule needs what is stored, so the records server is asked before the refusal. */
  looksUp?: true;
  /** A question to the records server itself, below its base, whose answer has B's canary. */
  leak?: Made<string>;
  /** The canary that leaks, where it is not B's. */
  leaks?: Made<string>;
  twin: Made<Ask>;
  twinScope?: string;
  /** What the twin's answer holds; A's canary, unless said otherwise. */
  twinHolds?: Made<string>;
};

/** Sends a call as A. `upstream` is how often the records server was asked for it, where that can be known. */
export type Sender = (ask: Ask, scope: string) => Promise<Answer & { upstream?: number }>;

/** Tries an attack. Tells what is wrong, or undefined when it is withstood and its twin works. */
export async function findFault(attack: Attack, world: World, send: Sender): Promise<string | undefined> {
  const ask = attack.ask(world);
  const target = ask.method === 'PUT' ? /^\/r4(\/\w+\/[\w.-]+)$/.exec(ask.path)?.[1] : undefined;
  const before = target === undefined ? '' : await bare(target);
  const answer = await send(ask, attack.scope ?? requestedScope);
  const wrong = findWrong(attack, world, answer) ?? (await findDifference(attack, world, send, answer));
  if (wrong !== undefined) return wrong;
  if (target !== undefined && attack.refused && withoutNoise(await bare(target)) !== withoutNoise(before))
    return 'wrote';
  return findTwinFault(attack, world, send);
}

/** Tries the forbidden half alone. */
export async function findHole(attack: Attack, world: World, send: Sender): Promise<string | undefined> {
  return findWrong(attack, world, await send(attack.ask(world), attack.scope ?? requestedScope));
}

function findWrong(attack: Attack, world: World, answer: Answer & { upstream?: number }): string | undefined {
  const shown = `answered ${answer.status} ${codeOf(answer) ?? ''}`;
  const foreign = findForeignCanaries(answer.text + JSON.stringify(answer.headers), world.a.prefix);
  if (foreign.length > 0) return `told ${foreign[0]}`;
  if (attack.refused ? !attack.refused.includes(answer.status) : answer.status !== 200) return shown;
  if (attack.code !== undefined && codeOf(answer) !== attack.code) return shown;
  if (attack.refused && !attack.looksUp && (answer.upstream ?? 0) > 0) return 'asked the records server';
  return attack.fault?.(answer, world);
}

async function findDifference({ sameAs, scope }: Attack, world: World, send: Sender, answer: Answer) {
  if (!sameAs) return undefined;
  const missing = await send(sameAs(world), scope ?? requestedScope);
  return missing.status === answer.status && missing.text === answer.text
    ? undefined
    : `differs from a missing one: ${missing.status}`;
}

async function findTwinFault({ twin, twinScope, twinHolds }: Attack, world: World, send: Sender) {
  const answer = await send(twin(world), twinScope ?? requestedScope);
  if (answer.status !== 200 && answer.status !== 201)
    return `the allowed twin answered ${answer.status} ${codeOf(answer) ?? ''}`;
  const wanted = twinHolds?.(world) ?? world.a.prefix;
  return holdsCanary(answer.text, wanted) ? undefined : `the allowed twin did not tell ${wanted}`;
}

/** Whether the bare records server would have told. */
export async function isLeak({ leak, leaks }: Attack, world: World): Promise<boolean> {
  return leak === undefined || holdsCanary(await bare(leak(world)), leaks?.(world) ?? world.b.prefix);
}

function withoutNoise(text: string): string {
  return text.replace(/"id"\s*:\s*"[^"]*",?|HAPI-\d+|"diagnostics"\s*:\s*"[^"]*"/g, '');
}

export const get = (path: string): Ask => ({ path: `/r4${path}` });
export const put = (resource: object, headers?: Record<string, string>): Ask => {
  const { resourceType, id } = resource as { resourceType: string; id: string };
  return { method: 'PUT', path: `/r4/${resourceType}/${id}`, body: resource, ...(headers && { headers }) };
};
export const post = (path: string, body?: unknown, headers?: Record<string, string>): Ask => ({
  method: 'POST',
  path: `/r4${path}`,
  ...(body === undefined ? {} : { body }),
  ...(headers && { headers }),
});
export const form = { 'content-type': 'application/x-www-form-urlencoded' };
