import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@portal/ui/button.tsx';
import { BridgeDrawing } from './drawings/bridge-drawing.tsx';
import { usePlace, type Place } from './use-place.ts';
import { WelcomeFrame } from './welcome-frame.tsx';

export function ConnectCard({ place }: { place: Place }) {
  const navigate = useNavigate();
  const { leave } = usePlace(place);
  return (
    <WelcomeFrame
      place={place}
      drawing={<BridgeDrawing />}
      title={<Trans>Been to the hospital before?</Trans>}
      lead={
        <Trans>
          Connect your hospital record, and your visits, results and bills come here. You need a slip from the
          desk.
        </Trans>
      }
      action={
        <Button onClick={() => void navigate('/connect-record', { replace: true })}>
          <Trans>Connect my record</Trans>
        </Button>
      }
      otherwise={
        <Button variant="ghost" onClick={leave}>
          <Trans>I’m new here</Trans>
        </Button>
      }
    >
      <ul className="grid gap-3">
        <Point>
          <Trans>You do it once</Trans>
        </Point>
        <Point>
          <Trans>What you write here stays yours</Trans>
        </Point>
        <Point>
          <Trans>You can do it later, in Settings</Trans>
        </Point>
      </ul>
    </WelcomeFrame>
  );
}

function Point({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Check size={20} strokeWidth={2.5} aria-hidden="true" className="mt-0.5 flex-none text-on-success" />
      <span>{children}</span>
    </li>
  );
}
