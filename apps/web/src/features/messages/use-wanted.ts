import { useState } from 'react';
import { useLowData } from '@portal/ui/use-low-data.ts';

/** A file is fetched once it comes near; in low-data mode, once somebody asks for it. */
export function useWanted(isNear: boolean) {
  const isLowData = useLowData();
  const [isAsked, setAsked] = useState(false);
  const mustAsk = isLowData && !isAsked;
  return { isWanted: isNear && !mustAsk, mustAsk, ask: () => setAsked(true) };
}
