import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Component as Landing } from '../features/landing/landing.route.tsx';
import { loadStrings } from '../i18n/strings.ts';
import { GoTo } from '@portal/ui/go-to.ts';
import { showStoredLocale } from '../session/preferences/choose-locale.ts';
import { prepare } from '../session/prepare.ts';
import { PageFrame } from './page-frame.tsx';
import { ProgressLine } from './progress-line.tsx';
import { render } from './react-root.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { VisitorNavbar } from './visitor-navbar.tsx';

/** Where the portal cannot be prepared, its router has the page that says so. */
export async function open(): Promise<void> {
  try {
    await Promise.all([showStoredLocale(), loadStrings('features/landing'), prepare()]);
  } catch {
    const portal = await import('./portal.tsx');
    return portal.open();
  }
  return render(<VisitorLanding />);
}

function VisitorLanding() {
  const { t } = useLingui();
  const [isLeaving, setLeaving] = useState(false);
  useDocumentTitle(t`Patient Portal`);

  function goTo(path: string) {
    setLeaving(true);
    import('./portal.tsx').then(({ openAt }) => openAt(path)).catch(() => window.location.assign(path));
  }

  return (
    <GoTo value={goTo}>
      <PageFrame>
        {isLeaving && <ProgressLine />}
        <VisitorNavbar />
        <Landing />
      </PageFrame>
    </GoTo>
  );
}
