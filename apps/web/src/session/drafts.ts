import { createKeptBox } from './kept-box.ts';

type Drafts = { texts: Readonly<Record<string, string>> };

const box = createKeptBox<Drafts>('message-drafts', 1, { texts: {} });

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
    await box.change(({ texts }) => {
      const all = Object.entries({ ...texts, ...latest });
      return { texts: Object.fromEntries(all.filter(([, text]) => text !== '')) };
    });
  }
}
