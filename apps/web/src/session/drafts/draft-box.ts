import { createStore } from 'zustand/vanilla';
import type { StoreWrite } from '../../platform/store-result.ts';
import { createStoredBox, type BoxParts } from '../stored-box.ts';

type Texts = Readonly<Record<string, string>>;
type Drafts = { texts: Texts };

/** What was begun and not sent, for each whom it is for. What this device does not keep stays in this tab. */
export function createDraftBox(parts?: BoxParts) {
  const box = createStoredBox<Drafts>('message-drafts', 1, { texts: {} }, parts);
  const unkept = createStore<{ texts: Texts }>(() => ({ texts: {} }));
  let keeping: Promise<StoreWrite> | undefined;

  /** Of words that come faster than they are kept, the last count. */
  async function keepAll(): Promise<StoreWrite> {
    for (;;) {
      const { texts: latest } = unkept.getState();
      const written = await box.change(({ texts }) => {
        const all = Object.entries({ ...texts, ...latest });
        return { texts: Object.fromEntries(all.filter(([, text]) => text !== '')) };
      });
      if (written.outcome === 'failed') return written;
      unkept.setState(({ texts }) => ({
        texts: Object.fromEntries(Object.entries(texts).filter(([to, text]) => latest[to] !== text)),
      }));
      if (Object.keys(unkept.getState().texts).length === 0) return written;
    }
  }

  return {
    box,
    forget: () => unkept.setState({ texts: {} }),
    read: (partner: string) => unkept.getState().texts[partner] ?? box.store.getState().texts[partner] ?? '',
    list: () =>
      Object.values({ ...box.store.getState().texts, ...unkept.getState().texts }).filter(
        (text) => text !== '',
      ),
    keep(partner: string, text: string): Promise<StoreWrite> {
      unkept.setState(({ texts }) => ({ texts: { ...texts, [partner]: text } }));
      keeping ??= keepAll().finally(() => (keeping = undefined));
      return keeping;
    },
  };
}
