import type { PromptStrings } from './biometrics.ts';

/** What the device keeps under its own key, for this app on this device only. */
export type DeviceStore = {
  read: (name: string) => Promise<string | undefined>;
  write: (name: string, value: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
};

/**
 * What the device itself gives out only to a finger or a face that it knows. Writing asks nobody. What was written is
 * gone for good once another finger or face is added to the device.
 */
export type GuardedStore = {
  /** Undefined when there is nothing, or no longer. @throws BiometryRefused */
  read: (name: string, strings: PromptStrings) => Promise<string | undefined>;
  write: (name: string, value: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
};
