import type { StackSettings } from './settings.ts';

/** Something that must be on the machine before an engine can start, and how to get it. */
export interface Missing {
  what: string;
  command: string;
}

/** One server of the stack, run as a plain process. */
export interface Engine {
  name: EngineName;
  /** The stack starts without it where it is not installed. */
  isOptional?: true;
  address: (settings: StackSettings) => string;
  findMissing: (settings: StackSettings) => Missing | undefined;
  /** Launches the process; readiness is asked separately. */
  launch: (settings: StackSettings) => Promise<void>;
  isReady: (settings: StackSettings) => Promise<boolean>;
  stop: (settings: StackSettings) => Promise<void>;
}

export type EngineName = 'postgres' | 'redis' | 'mail' | 'records' | 'identity' | 'video';
