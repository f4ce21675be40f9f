import { useStore } from 'zustand/react';
import { createKeptBox } from './kept-box.ts';

type Drafts = { texts: Readonly<Record<string, string>>; muted: readonly string[] };

const box = createKeptBox<Drafts>('message-drafts', 1, { texts: {}, muted: [] });

export const openDrafts = box.open;

export function readDraft(partner: string): string {
  return box.store.getState().texts[partner] ?? '';
}

const unkept = new Map<string, string>();
let keeping: Promise<void> | undefined;

/** What was begun and not sent, for each whom it is for. Of words that come faster than they are kept, the last count. */
export function keepDraft(partner: string, text: string): Promise<void> {
  unkept.set(partner, text);
  keeping ??= keepAll().finally(() => (keeping = undefined));
  return keeping;
}

async function keepAll(): Promise<void> {
  while (unkept.size > 0) {
    const latest = Object.fromEntries(unkept);
    unkept.clear();
    await box.change(({ texts, muted }) => {
      const all = Object.entries({ ...texts, ...latest });
      return { texts: Object.fromEntries(all.filter(([, text]) => text !== '')), muted };
    });
  }
}

/** On this device only. */
export async function setMuted(partner: string, isMuted: boolean): Promise<void> {
  await box.change(({ texts, muted }) => {
    const others = muted.filter((one) => one !== partner);
    return { texts, muted: isMuted ? [...others, partner] : others };
  });
}

export function useMuted(): readonly string[] {
  return useStore(box.store, ({ muted }) => muted);
}
