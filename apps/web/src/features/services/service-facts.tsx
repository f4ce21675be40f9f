import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@portal/clinical-domain/money/format-money';
import { Card } from '@portal/ui/card.tsx';
import { FactList } from '@portal/ui/fact-list.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import type { Service } from './read-service.ts';
import { ServiceActions } from './service-actions.tsx';
import type { ServiceKind } from './service-kinds.ts';

type Props = { kind: ServiceKind; service: Service; phone: string | undefined };

export function ServiceFacts({ kind, service: { fee, needsAppointment }, phone }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const amount = fee ? formatMoney(fee, language) : undefined;
  const facts = [
    {
      label: t`Fee`,
      value: fee === 0 ? <Trans>No service fee</Trans> : amount && <Trans>From {amount}</Trans>,
    },
    {
      label: t`Appointment`,
      value:
        needsAppointment !== undefined &&
        (needsAppointment ? <Trans>Needed</Trans> : <Trans>Not needed</Trans>),
    },
  ];
  return (
    <Card>
      <FactList facts={facts.filter(({ value }) => Boolean(value))} />
      {kind !== 'emergency' && <ServiceActions kind={kind} phone={phone} />}
    </Card>
  );
}
