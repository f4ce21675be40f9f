import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { usePageHandle } from './page-handle.ts';
import { useDocumentTitle } from './use-document-title.ts';

/** Names the page; after a navigation, says its name and takes the focus to its heading. */
export function RouteAnnouncer() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const handle = usePageHandle();
  const title = handle && t(handle.title);
  const documentTitle = title === undefined ? t`Patient Portal` : t`${title} · Patient Portal`;
  const isSheet = handle?.isSheet ?? false;
  const before = useRef({ path: findFirstPath(), isSheet });
  const [said, setSaid] = useState('');

  useDocumentTitle(documentTitle);

  useEffect(() => {
    const left = before.current;
    if (left.path === pathname) return;
    before.current = { path: pathname, isSheet };
    const isClosed = left.isSheet && left.path?.startsWith(`${pathname}/`);
    if (isSheet || isClosed) return;
    setSaid(document.title);
    findHeading()?.focus({ preventScroll: true });
  }, [pathname, isSheet]);

  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}

/** The address that the browser loaded: a page without a router may have stood there before. */
function findFirstPath(): string | undefined {
  const [load] = performance.getEntriesByType('navigation');
  return load && new URL(load.name).pathname;
}

/** Of the chrome's and the page's title only one is shown, by the width of the screen. */
function findHeading(): HTMLElement | null {
  const headings = document.querySelectorAll<HTMLElement>('h1');
  const heading = Array.from(headings).find((candidate) => candidate.checkVisibility());
  if (!heading) return document.querySelector('#main');
  heading.tabIndex = -1;
  return heading;
}
