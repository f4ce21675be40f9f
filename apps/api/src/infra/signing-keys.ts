import {
  createLocalJWKSet,
  errors,
  type FlattenedJWSInput,
  type JSONWebKeySet,
  type JWSHeaderParameters,
} from 'jose';
import { Unavailable } from '../upstream/unavailable.ts';

const maxAgeMs = 600_000;
const cooldownMs = 60_000;
const firstLoadRetryMs = 2000;

/**
 * The identity server's signing keys. An unknown key id causes at most one fetch a minute; keys that were fetched once go
 * on working while the identity server is down. (jose's own remote set counts only successful fetches and forgets its keys
 * after ten minutes.)
 */
export function createSigningKeys(fetchKeySet: () => Promise<JSONWebKeySet>) {
  let keys: ReturnType<typeof createLocalJWKSet> | undefined;
  let loadedAt = 0;
  let triedAt = 0;
  /** When an unknown key id last caused a fetch. */
  let searchedAt = 0;
  let underWay: Promise<void> | undefined;

  async function load() {
    triedAt = Date.now();
    keys = createLocalJWKSet(await fetchKeySet());
    loadedAt = Date.now();
  }

  function reload(): Promise<void> {
    underWay ??= load().finally(() => (underWay = undefined));
    return underWay;
  }

  const mayTry = () => Date.now() - triedAt >= (keys ? cooldownMs : firstLoadRetryMs);
  const maySearch = () => Date.now() - searchedAt >= cooldownMs;

  return async function getKey(header: JWSHeaderParameters, token: FlattenedJWSInput) {
    if (!keys && (underWay || mayTry())) await reload();
    if (!keys) throw new Unavailable('identity');
    if (Date.now() - loadedAt > maxAgeMs && mayTry()) reload().catch(() => undefined);
    try {
      return await keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || (!underWay && !maySearch())) throw error;
      if (!underWay) searchedAt = Date.now();
      await reload().catch(() => undefined);
      return keys(header, token);
    }
  };
}
