import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@portal/clinical-domain/money/format-money';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';

/** What the visit costs, as the hospital's directory says. */
export function FeeLines({ fee }: { fee: number | undefined }) {
  const language = useLanguage();
  if (fee === undefined) {
    return (
      <p className="mt-4 border-t border-divider pt-4 text-sm text-muted">
        <Trans>The clinic will tell you the fee.</Trans>
      </p>
    );
  }
  const amount = formatMoney(fee, language);
  return (
    <dl className="mt-4 grid gap-2.5 border-t border-divider pt-4 tabular-nums">
      <div className="flex justify-between gap-4">
        <dt className="text-muted">
          <Trans>Consultation</Trans>
        </dt>
        <dd className="font-medium whitespace-nowrap">{amount}</dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-semibold">
          <Trans>Total</Trans>
        </dt>
        <dd className="text-2xl leading-tight font-semibold whitespace-nowrap">{amount}</dd>
      </div>
    </dl>
  );
}
