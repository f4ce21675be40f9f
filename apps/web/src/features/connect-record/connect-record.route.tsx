import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@portal/ui/card.tsx';
import { ConnectEnded } from './connect-ended.tsx';
import { Connected } from './connected.tsx';
import { IsThisYou } from './is-this-you.tsx';
import { SlipForm } from './slip-form.tsx';
import { useConnecting } from './use-connecting.ts';

/** The slip, "Is this you?", done. What is typed and found stays in the page: it is in no address. */
export function Component() {
  const { step, isWaiting, look, connect, refuse, startAgain } = useConnecting();
  const isForm = step.kind === 'slip';
  return (
    <div className="container-page grid gap-4 pb-5 sm:pb-16 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-x-6">
      <div className="grid min-w-0 gap-4">
        {isForm && (
          <SlipForm
            hint={step.hint}
            isWaiting={isWaiting}
            onSubmit={(code, birthDate) => void look(code, birthDate)}
          />
        )}
        {step.kind === 'check' && (
          <IsThisYou
            found={step.found}
            hint={step.hint}
            isWaiting={isWaiting}
            onConnect={() => void connect(step.found)}
            onRefuse={() => void refuse(step.found)}
          />
        )}
        {step.kind === 'ended' && <ConnectEnded because={step.because} onStartAgain={startAgain} />}
        {(step.kind === 'refused' || step.kind === 'already') && (
          <ConnectEnded because={{ outcome: step.kind }} onStartAgain={startAgain} />
        )}
        {step.kind === 'done' && <Connected isWhole={step.isWhole} moved={step.moved} />}
      </div>
      {isForm && (
        <aside className="min-w-0">
          <WhyConnect />
        </aside>
      )}
    </div>
  );
}

function WhyConnect() {
  return (
    <Card look="tint" aria-labelledby="why" className="grid gap-3">
      <h2 id="why" className="text-lg">
        <Trans>Your hospital record, here</Trans>
      </h2>
      <ul className="grid gap-2">
        <Reason>
          <Trans>Visits, results, medicines and bills from the hospital</Trans>
        </Reason>
        <Reason>
          <Trans>What you’ve written here stays yours</Trans>
        </Reason>
        <Reason>
          <Trans>Only you can open it, and you see who looked</Trans>
        </Reason>
      </ul>
    </Card>
  );
}

function Reason({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Check size={20} aria-hidden="true" className="mt-0.5 flex-none text-on-success" />
      <span>{children}</span>
    </li>
  );
}
