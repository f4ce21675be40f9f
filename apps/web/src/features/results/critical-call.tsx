import { Trans } from '@lingui/react/macro';
import { isCritical } from '@portal/clinical-domain/results/condition';
import { formatMeasured } from '@portal/clinical-domain/results/format-result';
import type { Parameter } from '@portal/clinical-domain/results/parameter';
import { Siren } from 'lucide-react';
import { getPortalConfig } from '../../http/portal-config.ts';
import { PhoneButton } from '@portal/ui/phone-button.tsx';
import { PhoneLink } from '@portal/ui/phone-link.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { ConditionBadge } from '@portal/ui/condition-badge.tsx';

/** A critical value may not wait for the next visit: whom to call, before anything else. */
export function CriticalCall({ parameters }: { parameters: Parameter[] }) {
  const language = useLanguage();
  const { clinicPhone, emergencyPhone } = getPortalConfig();
  const critical = parameters.filter(({ condition }) => isCritical(condition));
  if (critical.length === 0) return undefined;
  return (
    <section
      aria-labelledby="critical-call"
      className="grid gap-3 rounded-md border border-danger-line bg-danger p-4 sm:p-5"
    >
      <h3 id="critical-call" className="flex items-center gap-3 text-lg">
        <Siren size={22} strokeWidth={1.75} aria-hidden="true" className="flex-none text-on-danger" />
        <Trans>Call the clinic now about this result</Trans>
      </h3>
      <ul className="grid gap-1.5">
        {critical.map(({ key, name, gloss, measured, valueText, condition }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <strong>
              <LangText>{name}</LangText>
              {gloss !== undefined && ` (${gloss})`}
              {measured && `: ${formatMeasured(measured, language)}`}
              {valueText && ': '}
              <LangText>{valueText}</LangText>
            </strong>
            <ConditionBadge condition={condition} />
          </li>
        ))}
      </ul>
      <PhoneButton
        number={clinicPhone ?? emergencyPhone}
        variant="danger-solid"
        className="w-full sm:w-auto sm:justify-self-start sm:px-10!"
      />
      <p className="text-sm">
        <Trans>
          Don’t wait for your next visit. If you feel very unwell or nobody answers, call{' '}
          <PhoneLink number={emergencyPhone} className="text-on-danger" /> or go to the nearest hospital.
        </Trans>
      </p>
    </section>
  );
}
