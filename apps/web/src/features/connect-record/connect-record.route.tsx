import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@portal/ui/card.tsx';
import { Loading } from '@portal/ui/loading.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';
import { load, useAnswer } from '../../session/records/load.ts';
import { CodeForm } from './code-form.tsx';
import { ConnectEnded } from './connect-ended.tsx';
import { Connected } from './connected.tsx';
import { connectionQuery } from './connection.query.ts';
import { DeskCard } from './desk-card.tsx';
import { IsThisYou } from './is-this-you.tsx';
import { NumberForm } from './number-form.tsx';
import { SlipForm } from './slip-form.tsx';
import { type Asked, useConnecting } from './use-connecting.ts';
import { Ways } from './ways.tsx';

export function loader() {
  load(connectionQuery());
  return null;
}

/** Without an answer there is the slip, which needs none. */
export function Component() {
  const { data, isPending } = useAnswer(connectionQuery());
  if (isPending)
    return (
      <Loading className="container-page">
        <Skeleton className="h-96 rounded-lg!" />
      </Loading>
    );
  return <Connecting hasNumber={data?.by_number ?? false} known={data?.code} />;
}

/** The slip or the code, "Is this you?", done. What is typed and found stays in the page: it is in no address. */
function Connecting({ hasNumber, known }: { hasNumber: boolean; known: Asked | undefined }) {
  const { step, isWaiting, details, choose, look, ask, typeCode, connect, refuse } = useConnecting(known);
  const isForm = step.kind === 'form' || step.kind === 'code';
  return (
    <div className="container-page grid gap-4 pb-5 sm:pb-16 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-x-6">
      <div className="grid min-w-0 gap-4">
        {step.kind === 'form' && (
          <Ways way={step.way} hasNumber={hasNumber} onChoose={choose}>
            {step.way === 'slip' ? (
              <SlipForm
                hint={step.hint}
                isWaiting={isWaiting}
                onSubmit={(code, birthDate) => void look(code, birthDate)}
              />
            ) : (
              <NumberForm hint={step.hint} isWaiting={isWaiting} onSubmit={(typed) => void ask(typed)} />
            )}
          </Ways>
        )}
        {step.kind === 'code' && (
          <CodeForm
            key={step.asked.until}
            asked={step.asked}
            hint={step.hint}
            isWaiting={isWaiting}
            onSubmit={(code) => void typeCode(code, step.asked)}
            onAskAgain={() => (details ? void ask(details) : choose('number'))}
            onStartAgain={() => choose('number')}
          />
        )}
        {step.kind === 'check' && (
          <IsThisYou
            found={step.found}
            hint={step.hint}
            isWaiting={isWaiting}
            onConnect={() => void connect(step)}
            onRefuse={() => void refuse(step)}
          />
        )}
        {(step.kind === 'ended' || step.kind === 'refused') && (
          <ConnectEnded
            because={step.kind === 'ended' ? step.because : { outcome: 'refused' }}
            way={step.way}
            onStartAgain={() => choose('slip')}
          />
        )}
        {step.kind === 'already' && (
          <ConnectEnded because={{ outcome: 'already' }} way="slip" onStartAgain={() => choose('slip')} />
        )}
        {step.kind === 'done' && <Connected isWhole={step.isWhole} moved={step.moved} />}
      </div>
      {isForm && (
        <aside className="grid min-w-0 gap-4">
          <WhyConnect />
          <DeskCard isForCode={step.kind === 'code' || step.way === 'number'} />
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
