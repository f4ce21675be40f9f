import { useStore } from 'zustand/react';
import { createKeptBox } from './kept-box.ts';

type Drafts = { texts: Readonly<Record<string, string>>; muted: readonly string[] };

const box = createKeptBox<Drafts>('message-drafts', 1, { texts: {}, muted: [] });

export const openDrafts = box.open;

export function readDraft(partner: string): string {
  return box.store.getState().texts[partner] ?? '';
}

/** What was begun and not sent, for each whom it is for. */
export async function keepDraft(partner: string, text: string): Promise<void> {
  await box.change(({ texts, muted }) => {
    const { [partner]: _before, ...others } = texts;
    return { texts: text === '' ? others : { ...others, [partner]: text }, muted };
  });
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
