import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { session, useSession } from '../session.ts';

const nepali = createStore<{ id?: string; name?: string | undefined }>(() => ({}));
session.store.subscribe(({ status }) => status === 'out' && nepali.setState({}, true));

/** As the sign-in says it; in Nepali as the record writes it, once that is known. Nobody waits for it. */
export function useOwnName(): string | undefined {
  const { id, name } = useSession().user ?? {};
  const known = useStore(nepali);
  const isNepali = useLanguage() === 'ne';
  const isKnown = known.id === id;
  useEffect(() => {
    if (isNepali && id !== undefined && !isKnown) void findNepaliName(id);
  }, [isNepali, id, isKnown]);
  return isNepali && isKnown && known.name ? known.name : name;
}

async function findNepaliName(id: string) {
  try {
    const { loadNepaliName } = await import('./nepali-name.ts');
    nepali.setState({ id, name: await loadNepaliName() });
  } catch {
    // The name of the sign-in stands.
  }
}
