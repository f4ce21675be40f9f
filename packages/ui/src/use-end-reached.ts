import { useEffect, useEffectEvent, useRef } from 'react';
import { throttle } from './throttle.ts';

const thresholdPx = 10;
const throttleMs = 200;

/** Tells when the end of a list comes into view, be it the list that scrolls or the page. */
export function useEndReached<T extends HTMLElement>(onEndReached: (() => void) | undefined) {
  const ref = useRef<T>(null);
  const tell = useEffectEvent(() => {
    if (ref.current && isAtEnd(ref.current)) onEndReached?.();
  });
  const isAsked = onEndReached !== undefined;

  useEffect(() => {
    const list = ref.current;
    if (!isAsked || !list) return undefined;
    const onScroll = throttle(() => tell(), throttleMs);
    list.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      onScroll.cancel();
      list.removeEventListener('scroll', onScroll);
      window.removeEventListener('scroll', onScroll);
    };
  }, [isAsked]);

  return ref;
}

function isAtEnd(list: HTMLElement): boolean {
  const scrollsItself = list.scrollHeight > list.clientHeight + 1;
  const below = scrollsItself
    ? list.scrollHeight - list.scrollTop - list.clientHeight
    : list.getBoundingClientRect().bottom - window.innerHeight;
  return below <= thresholdPx;
}
