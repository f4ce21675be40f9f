import { useStore } from 'zustand/react';
import { createDraftBox } from './draft-box.ts';
import { session } from '../session.ts';

const drafts = createDraftBox();
const { box } = drafts;

session.store.subscribe(({ status }) => {
  if (status === 'out') drafts.forget();
});

export const openDrafts = box.open;
export const readDraft = (partner: string) => drafts.read(partner);
export const keepDraft = (partner: string, text: string) => drafts.keep(partner, text);

/** What was begun and not sent. */
export async function listDrafts(): Promise<string[]> {
  await box.refresh();
  return drafts.list();
}

/** Why this device does not keep what was begun, if it does not. */
export function useDraftTrouble() {
  return useStore(box.trouble, ({ reason }) => reason);
}
