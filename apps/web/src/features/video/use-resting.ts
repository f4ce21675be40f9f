import { useEffect, useState } from 'react';

const restMs = 5000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** After 5 s without a touch, a key or a moved focus; never while `isHeld`. */
export function useResting(isHeld: boolean): boolean {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    const rest = () => setTimeout(() => setResting(true), restMs);
    let timer = rest();
    const wake = () => {
      setResting(false);
      clearTimeout(timer);
      timer = rest();
    };
    for (const sign of signs) window.addEventListener(sign, wake);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, wake);
    };
  }, []);
  return isResting && !isHeld;
}
