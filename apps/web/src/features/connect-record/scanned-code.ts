import { formatSlipCode, parseSlipCode } from '@portal/clinical-domain/connect/slip-code';
import { useEffect, useState } from 'react';
import { takeWantedFragment } from '../../session/sign-in/wanted-page.ts';

/**
 * The QR of a slip leads here with the code in the fragment, which no server sees. It is taken out of the address at once, and
 * kept nowhere: over a sign-in it lasts as long as the page does, and is typed where the page had to be left.
 */
export function useScannedCode(): string {
  const [code] = useState(() => findCode(window.location.hash) ?? findCode(takeWantedFragment()));
  useEffect(() => {
    if (window.location.hash !== '')
      window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return code === undefined ? '' : formatSlipCode(code);
}

const findCode = (fragment: string) => parseSlipCode(fragment.slice(1));
