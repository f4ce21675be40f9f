import type { Device } from '@portal/api-contract/account';

const handhelds = new Set(['iPhone', 'iPad', 'Android']);

/** The parts of what the server calls a device: 'Chrome, Android', only one of both, or nothing. */
export function describeDevice({ label }: Pick<Device, 'label'>) {
  const [first, second] = label?.split(', ') ?? [];
  const system = second ?? (isSystem(first) ? first : undefined);
  return {
    browser: first === system ? undefined : first,
    system,
    isHandheld: system !== undefined && handhelds.has(system),
  };
}

function isSystem(name: string | undefined): boolean {
  return name !== undefined && (handhelds.has(name) || ['Windows', 'Mac', 'Linux'].includes(name));
}
