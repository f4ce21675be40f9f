import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { saveFile } from '../../platform/file-hand-over.ts';
import { fetchSummaryCard } from './summary-api.ts';

/** The card is set by the server, from the record as it is now. */
export function useCardFile() {
  const { t } = useLingui();
  const language = useLanguage();
  const [isComing, setIsComing] = useState(false);
  const [trouble, setTrouble] = useState<string>();

  async function save() {
    setIsComing(true);
    setTrouble(undefined);
    try {
      saveFile(await fetchSummaryCard(language), 'health-card.pdf');
    } catch {
      setTrouble(t`The card cannot be made at the moment. Try again in a few minutes.`);
    } finally {
      setIsComing(false);
    }
  }

  return { isComing, trouble, save: () => void save() };
}
