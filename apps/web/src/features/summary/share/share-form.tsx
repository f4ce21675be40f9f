import { Trans, useLingui } from '@lingui/react/macro';
import { usualChoice, type SummaryChoice } from '@portal/clinical-domain/summary/summary-record';
import { QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import { Card } from '@portal/ui/card.tsx';
import { CheckRow } from '@portal/ui/check-row.tsx';
import { Segments } from '@portal/ui/segments.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import type { ShareWish } from './make-link.ts';

type Props = { isMaking: boolean; onMake: (wish: ShareWish) => void };

export function ShareForm({ isMaking, onMake }: Props) {
  const { t } = useLingui();
  const [choice, setChoice] = useState(usualChoice);
  const [hours, setHours] = useState('24');
  const [hasPasscode, setHasPasscode] = useState(true);
  const parts: { name: keyof SummaryChoice; title: string }[] = [
    { name: 'history', title: t`Allergies, conditions and vaccines` },
    { name: 'medicines', title: t`Medicines` },
    { name: 'results', title: t`Test results, last 12 months` },
    { name: 'wearables', title: t`Wearables` },
  ];
  return (
    <Card className="grid gap-5">
      <fieldset className="min-w-0">
        <legend className="text-lg font-semibold tracking-title">
          <Trans>What they’ll see</Trans>
        </legend>
        {parts.map(({ name, title }) => (
          <CheckRow
            key={name}
            isChecked={choice[name]}
            onChange={(wanted) => setChoice({ ...choice, [name]: wanted })}
          >
            {title}
          </CheckRow>
        ))}
      </fieldset>
      <div>
        <h2 className="mb-2 text-lg">
          <Trans>Works for</Trans>
        </h2>
        <Segments
          label={t`Works for`}
          value={hours}
          onChange={setHours}
          segments={[
            { id: '1', content: t`1 hour` },
            { id: '24', content: t`24 hours` },
            { id: '168', content: t`7 days` },
          ]}
        />
      </div>
      <div>
        <CheckRow isChecked={hasPasscode} onChange={setHasPasscode}>
          {t`Ask for a passcode`}
        </CheckRow>
        <p className="text-sm text-muted">
          {hasPasscode
            ? t`You get six digits to tell the doctor. Five wrong tries lock the link.`
            : t`Anyone who has the link can open it.`}
        </p>
      </div>
      <WaitingButton
        isWaiting={isMaking}
        onClick={() => onMake({ choice, hours: Number(hours), hasPasscode, label: t`Health summary` })}
      >
        <QrIcon size={20} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Create QR code</Trans>
      </WaitingButton>
    </Card>
  );
}
