import type { ComponentProps, MouseEvent } from 'react';
import { useGoTo } from './go-to.ts';

/** A link within the portal that needs no router around it. */
export function AppLink({ to, onClick, children, ...rest }: { to: string } & ComponentProps<'a'>) {
  const goTo = useGoTo();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    goTo(to);
  }
  return (
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  );
}

/** Any other click asks the browser for a new tab, a new window or a download. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
