import type { PortalConfig } from '@portal/api-contract/config';

let loaded: PortalConfig | undefined;

/** The first try is a plain one, and the check a short one: the first page does without the libraries for both. */
export async function loadPortalConfig(): Promise<void> {
  const response = await fetch('/config.json').catch(() => undefined);
  loaded = parsePortalConfig(response?.ok ? await response.json() : await askAgain());
}

export function getPortalConfig(): PortalConfig {
  if (!loaded) throw new Error('The portal configuration is read before anything is rendered.');
  return loaded;
}

/** The API validates its settings at start; this tells its answer from the page of some proxy. */
export function parsePortalConfig(answer: unknown): PortalConfig {
  const needed: (keyof PortalConfig)[] = ['clinicName', 'clinicZone', 'issuer', 'clientId', 'scope'];
  const given = answer as Partial<PortalConfig> | null;
  const missing = needed.filter((name) => typeof given?.[name] !== 'string');
  if (missing.length > 0) throw new Error(`/config.json has no ${missing.join(', ')}.`);
  return answer as PortalConfig;
}

async function askAgain(): Promise<unknown> {
  const [{ default: ky }, { retryRule }] = await Promise.all([import('ky'), import('./retry-rule.ts')]);
  return ky.get('/config.json', retryRule(1)).json();
}
