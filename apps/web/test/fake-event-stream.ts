import type { RecordChange } from '@portal/api-contract/events';
import { vi } from 'vitest';
import type { keepStreamOpen as real } from '../src/session/live-changes/event-stream.ts';

type Parts = Parameters<typeof real>[0];

let open: Parts | undefined;
let told = 0;

/** Stands where `session/live-changes/event-stream.ts` does: open, and silent until `tellChange`. */
export async function keepStreamOpen(parts: Parts): Promise<void> {
  open = parts;
  await new Promise<void>((resolve) => {
    parts.signal.addEventListener('abort', () => resolve());
  });
  if (open === parts) open = undefined;
}

/** The clinic or another device has written this. Waits until a page listens. */
export async function tellChange(change: Pick<RecordChange, 'type' | 'id' | 'version'>): Promise<void> {
  const stream = await vi.waitUntil(() => open);
  told += 1;
  stream.onChange({ ...change, cursor: new Date(Date.UTC(2026, 0, 1) + told).toISOString() });
}
