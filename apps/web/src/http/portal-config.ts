import type { PortalConfig } from '@portal/api-contract/config';
import { firstCanonicalBase, setCanonicalBase } from '@portal/clinical-domain/fhir/canonical-base';
import { isNative, serverOrigin } from '../platform/native.ts';
import { once } from '../platform/once.ts';

let loaded: PortalConfig | undefined;
const waiting = new Set<() => void>();

/** Read once; a failure may be tried again. */
export const loadPortalConfig = once(load);

/** The first try is a plain one, and the check a short one: the first page does without the libraries for both. */
async function load(): Promise<void> {
  const response = await fetch(address()).catch(() => undefined);
  loaded = parsePortalConfig(response?.ok ? await response.json() : await askAgain());
  setCanonicalBase(loaded.canonicalBase ?? firstCanonicalBase);
  for (const tell of waiting) tell();
}

export function getPortalConfig(): PortalConfig {
  if (!loaded) throw new Error('The portal configuration is read before anything is rendered.');
  return loaded;
}

/** For the few pages that are drawn before it is read. */
export const hasPortalConfig = () => loaded !== undefined;

export function onPortalConfig(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

export function getClinicName(language: 'en' | 'ne'): string {
  const { clinicName, clinicNameInNepali } = getPortalConfig();
  return language === 'ne' ? (clinicNameInNepali ?? clinicName) : clinicName;
}

export function findClinicPlace(language: 'en' | 'ne'): string | undefined {
  const { clinicPlace, clinicPlaceInNepali } = getPortalConfig();
  return language === 'ne' ? (clinicPlaceInNepali ?? clinicPlace) : clinicPlace;
}

export function findClinicAddress(language: 'en' | 'ne'): string | undefined {
  const { clinicAddress, clinicAddressInNepali } = getPortalConfig();
  return language === 'ne' ? (clinicAddressInNepali ?? clinicAddress) : clinicAddress;
}

/** The web app and the phone app are two clients of the identity server. */
export function getClientId(): string {
  const { clientId, nativeClientId } = getPortalConfig();
  return isNative() ? nativeClientId : clientId;
}

/** The API validates its settings at start; this tells its answer from the page of some proxy. */
export function parsePortalConfig(answer: unknown): PortalConfig {
  const needed: (keyof PortalConfig)[] = ['clinicName', 'clinicZone', 'issuer', 'clientId', 'scope'];
  const given = answer as Partial<PortalConfig> | null;
  const missing = needed.filter((name) => typeof given?.[name] !== 'string');
  if (missing.length > 0) throw new Error(`/config.json has no ${missing.join(', ')}.`);
  return answer as PortalConfig;
}

function address(): string {
  return `${serverOrigin()}/config.json`;
}

async function askAgain(): Promise<unknown> {
  const [{ default: ky }, { retryRule }] = await Promise.all([import('ky'), import('./retry-rule.ts')]);
  return ky.get(address(), retryRule(1)).json();
}
