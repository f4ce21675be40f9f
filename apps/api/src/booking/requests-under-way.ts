import type { RequestIdentity } from './request-identity.ts';

export interface RequestsUnderWay {
  share<Result>(identity: RequestIdentity, work: () => Promise<Result>): Promise<Result>;
}

/** The same keyed request sent several times at once is done once, and all get its answer. */
export function createRequestsUnderWay(): RequestsUnderWay {
  const underWay = new Map<string, { fingerprint: string; answer: Promise<unknown> }>();

  async function share<Result>({ key }: RequestIdentity, work: () => Promise<Result>): Promise<Result> {
    if (!key) return work();
    for (let first = underWay.get(key.value); first; first = underWay.get(key.value)) {
      if (first.fingerprint === key.fingerprint) return first.answer as Promise<Result>;
      await first.answer.catch(() => undefined);
    }
    const answer = work();
    underWay.set(key.value, { fingerprint: key.fingerprint, answer });
    try {
      return await answer;
    } finally {
      underWay.delete(key.value);
    }
  }

  return { share };
}
