import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '@portal/ui/card.tsx';
import { Segments } from '@portal/ui/segments.tsx';
import type { Way } from './use-connecting.ts';

type Props = { way: Way; hasNumber: boolean; onChoose: (way: Way) => void; children: ReactNode };

/** Slip or hospital number; where SMS are not carried, the slip alone. */
export function Ways({ way, hasNumber, onChoose, children }: Props) {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="how" className="grid content-start gap-5">
      <h2 id="how" className="text-lg">
        {hasNumber ? <Trans>How do you want to connect?</Trans> : <Trans>Connect with a slip</Trans>}
      </h2>
      {hasNumber && (
        <Segments<Way>
          label={t`How do you want to connect?`}
          segments={[
            { id: 'slip', content: t`Code slip` },
            { id: 'number', content: t`Hospital number` },
          ]}
          value={way}
          onChange={onChoose}
        />
      )}
      {children}
    </Card>
  );
}
