import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { UnreachableError } from '../session/session-errors.ts';
import { Button } from '@portal/ui/button.tsx';
import { BrokenPulseDrawing } from '@portal/ui/broken-pulse-drawing.tsx';
import { Card } from '@portal/ui/card.tsx';
import { MessageState } from '@portal/ui/message-state.tsx';
import { BackHome } from './back-home.tsx';
import { OfflineCopyWay } from './offline-copy-way.tsx';

/** Every page brings this file with it, and few ever show these. */
const NotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).Component }));
const MethodNotAllowed = lazy(async () => ({
  default: (await import('./method-not-allowed.tsx')).MethodNotAllowed,
}));

/** Every page has it: the chrome stays, and so does a way on. A lost session is the root's to tell. */
export function PageError() {
  const error = useRouteError();
  if (error instanceof UnreachableError) throw error;
  return (
    <div className="container-page pb-5 sm:pb-12">
      <Card>
        <Suspense>{pick(isRouteErrorResponse(error) ? error.status : undefined)}</Suspense>
      </Card>
    </div>
  );
}

function pick(status: number | undefined) {
  if (status === 404) return <NotFound />;
  return status === 405 ? <MethodNotAllowed /> : <Failed />;
}

function Failed() {
  const { t } = useLingui();
  return (
    <MessageState
      drawing={<BrokenPulseDrawing />}
      title={t`Error occurred`}
      alert
      actions={
        <>
          <Button onClick={() => window.location.reload()}>
            <RotateCw size={20} strokeWidth={1.75} aria-hidden="true" />
            <Trans>Try again</Trans>
          </Button>
          <OfflineCopyWay />
          <BackHome variant="ghost" />
        </>
      }
    >
      <p>
        <Trans>This page didn’t load. Check your connection and try again.</Trans>
      </p>
    </MessageState>
  );
}
