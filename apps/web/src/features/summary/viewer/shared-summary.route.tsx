import { Trans, useLingui } from '@lingui/react/macro';
import { readSummary, type Summary } from '@portal/clinical-domain/summary/read-summary';
import { useEffect, useState, type ReactNode } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { getClinicName } from '../../../http/portal-config.ts';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { Card } from '@portal/ui/card.tsx';
import { EmptyState } from '@portal/ui/empty-state.tsx';
import { LostPathDrawing } from '@portal/ui/lost-path-drawing.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { parseHealthLink, type HealthLink } from '../link/shlink.ts';
import { SummaryDocument } from '../summary-document.tsx';
import { OpenForm } from './open-form.tsx';
import type { Opened } from './open-link.ts';

/** Kept in memory only, and never in the history of the browser. */
let given: HealthLink | undefined;

export function loader() {
  return { link: given };
}

/** For whoever was given a link; without an account. What stands behind the # leaves the address bar as soon as it is read. */
export function Component() {
  const { hash } = useLocation();
  const { link } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash === '') return;
    given = parseHealthLink(hash, window.location.origin);
    void navigate('/share', { replace: true });
  }, [hash, navigate]);
  if (hash !== '') return null;
  return (
    <div className="container-page grid gap-4 pb-6 sm:gap-5 sm:pb-14">
      <SharedSummary key={link?.url} link={link} />
    </div>
  );
}

function SharedSummary({ link }: { link: HealthLink | undefined }) {
  const { t } = useLingui();
  const view = useClinicView();
  const [opened, setOpened] = useState<Opened>();
  const [now] = useState(() => Date.now() / 1000);
  if (!link)
    return (
      <Stopped title={t`This link isn’t complete`}>
        <Trans>Open it again from the message or the code you got.</Trans>
      </Stopped>
    );
  const isOver = link.exp !== undefined && link.exp < now;
  if (isOver || opened?.is === 'dead')
    return (
      <Stopped title={t`This link doesn’t work any more`}>
        <Trans>
          It expired, was cancelled or was locked after wrong passcodes. Ask the patient for a new one.
        </Trans>
      </Stopped>
    );
  const clinic = getClinicName(view.language);
  if (opened?.is === 'forged')
    return (
      <Stopped title={t`Don’t rely on this summary`}>
        <Trans>
          It isn’t what {clinic} signed. Someone changed it, or made it up. Ask the patient for a new link.
        </Trans>
      </Stopped>
    );
  const summary = opened?.is === 'open' ? readSummary(opened.document, view) : undefined;
  if (opened?.is === 'damaged' || (opened?.is === 'open' && !summary))
    return (
      <Stopped title={t`We can’t read this summary`}>
        <Trans>The link may have been cut off on its way. Ask the patient to send it again.</Trans>
      </Stopped>
    );
  if (!summary || opened?.is !== 'open')
    return <OpenForm link={link} refused={opened} onOpened={setOpened} />;
  return (
    <>
      <Callout kind="info">
        <Trans>
          The patient shared this with you. They can see you opened it. It’s gone when you close this page.
        </Trans>
      </Callout>
      {opened.isSigned ? (
        <Callout kind="success">
          <Trans>Signed by {clinic}. It hasn’t changed since.</Trans>
        </Callout>
      ) : (
        <Callout kind="warning">
          <Trans>
            Not signed by {clinic}. Anyone could have written this. Check it before you rely on it.
          </Trans>
        </Callout>
      )}
      <SummaryDocument summary={opened.isSigned ? summary : withoutMaker(summary)} />
    </>
  );
}

/** Whose an unsigned document is, nobody knows: it must not look like the clinic's, nor lead to somebody's telephone. */
const withoutMaker = (summary: Summary): Summary => ({
  ...summary,
  madeBy: undefined,
  makerAddress: undefined,
  makerPhone: undefined,
});

function Stopped({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <EmptyState drawing={<LostPathDrawing />} title={title}>
        <p>{children}</p>
      </EmptyState>
    </Card>
  );
}
