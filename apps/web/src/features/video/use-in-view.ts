import { useEffect, useRef } from 'react';

/** Brings the whole call, with its controls at the lower edge, into view when it begins. */
export function useInView<Element extends HTMLElement>() {
  const frame = useRef<Element>(null);
  useEffect(() => frame.current?.scrollIntoView({ block: 'start' }), []);
  return frame;
}
