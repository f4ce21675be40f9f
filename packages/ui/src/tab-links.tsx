import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';

export type TabLink = { to: string; name: string; isExact?: boolean };

/** Parts of a page that have addresses of their own; the one that is open is kept in view. */
export function TabLinks({ label, links }: { label: string; links: TabLink[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const open = links.findLastIndex(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
    const [bar, tab] = [list.current, list.current?.children[open]];
    if (bar && tab instanceof HTMLElement)
      bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
  }, [pathname, links]);
  return (
    <nav aria-label={label} className="-mx-(--gutter) sm:mx-0">
      <ul
        ref={list}
        className="relative flex overflow-x-auto px-[13px] shadow-[inset_0_-1px_0_var(--color-border)] [scrollbar-width:none] sm:gap-1 sm:px-0"
      >
        {links.map(({ to, name, isExact = false }) => (
          <li key={to} className="flex-none">
            <NavLink
              to={to}
              end={isExact}
              onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
              className="relative inline-flex min-h-12 min-w-11 items-center justify-center px-[7px] text-sm font-medium whitespace-nowrap text-muted -outline-offset-2! hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-link aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-[7px] aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-[3px] aria-[current=page]:after:rounded-t-[3px] aria-[current=page]:after:bg-primary sm:px-2.5 sm:text-md sm:aria-[current=page]:after:inset-x-2.5"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
