import * as z from 'zod/mini';

/** A device that is signed in. The label is the server's own, such as 'Chrome, Android'. */
export const device = z.object({
  id: z.string(),
  client: z.enum(['web', 'native']),
  label: z.nullable(z.string()),
  lastUsedAt: z.string(),
  /** Whether it stays signed in when nobody uses it for a while. */
  staysSignedIn: z.boolean(),
  /** When it ends at the latest; where it does not stay signed in, when it ends unless it is used. */
  endsAt: z.string(),
  isThisDevice: z.boolean(),
});

export const deviceList = z.object({ devices: z.array(device) });
export const ownDevice = z.strictObject({ staysSignedIn: z.boolean() });
export const deviceAddress = z.strictObject({ id: z.uuid() });

export type Device = z.infer<typeof device>;
export type DeviceList = z.infer<typeof deviceList>;
export type OwnDevice = z.infer<typeof ownDevice>;
export type DeviceAddress = z.infer<typeof deviceAddress>;
