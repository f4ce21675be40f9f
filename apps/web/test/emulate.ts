import { cdp } from 'vitest/browser';

type DevTools = { send: (method: string, parameters: object) => Promise<unknown> };

/** What Chromium's developer tools can pretend. What’s left out is as it was at the start. */
export async function emulate({ zone, media }: { zone?: string | undefined; media?: 'print' | undefined }) {
  const tools = cdp() as unknown as DevTools;
  await tools.send('Emulation.setTimezoneOverride', { timezoneId: zone ?? '' });
  await tools.send('Emulation.setEmulatedMedia', { media: media ?? '' });
}
