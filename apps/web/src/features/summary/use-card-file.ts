import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { readDateChoice } from '@portal/ui/device/date-choice.ts';
import { saveFile } from '../../platform/save-file.ts';
import { fetchSummaryCard } from './summary-api.ts';

type Code = { until: string; draw: (card: Blob) => Promise<Blob> };

/** The card is set by the server, from the record as it is now; a code is drawn onto it here. */
export function useCardFile(code?: Code) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isComing, setIsComing] = useState(false);
  const [trouble, setTrouble] = useState<string>();

  async function save() {
    setIsComing(true);
    setTrouble(undefined);
    try {
      const card = await fetchSummaryCard({
        language,
        dates: readDateChoice(),
        ...(code && { codeUntil: code.until }),
      });
      saveFile(code ? await code.draw(card) : card, 'health-card.pdf');
    } catch {
      setTrouble(t`We can’t create the card right now. Try again in a few minutes.`);
    } finally {
      setIsComing(false);
    }
  }

  return { isComing, trouble, save: () => void save() };
}
