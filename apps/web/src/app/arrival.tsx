import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { usePageHandle } from './page-handle.ts';
import { useDocumentTitle } from './use-document-title.ts';

/** A page without a router may have stood here before. */
const firstPath = window.location.pathname;

/** Names the page; after a navigation, says its name and takes the focus to its heading. */
export function Arrival() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const handle = usePageHandle();
  const title = handle && t(handle.title);
  const documentTitle = title === undefined ? t`Patient Portal` : t`${title} · Patient Portal`;
  const before = useRef(firstPath);
  const [said, setSaid] = useState('');

  useDocumentTitle(documentTitle);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setSaid(document.title);
    findHeading()?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}

/** Of the chrome's and the page's title only one is shown, by the width of the screen. */
function findHeading(): HTMLElement | null {
  const headings = document.querySelectorAll<HTMLElement>('h1');
  const heading = Array.from(headings).find((candidate) => candidate.checkVisibility());
  if (!heading) return document.querySelector('#main');
  heading.tabIndex = -1;
  return heading;
}
