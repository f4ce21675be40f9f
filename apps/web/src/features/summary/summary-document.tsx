import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Summary } from '@portal/clinical-domain/summary/read-summary';
import { formatDateTime } from '@portal/clinical-domain/time/format-date';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { BrandCard } from '@portal/ui/brand-card.tsx';
import { WrittenText } from '@portal/ui/written-text.tsx';
import { SummarySectionCard } from './summary-section.tsx';

const genders: Record<string, MessageDescriptor> = {
  female: msg`Female`,
  male: msg`Male`,
  other: msg`Other`,
};

/** A summary to read, the patient's own or one that somebody shared. Text alone: nothing in it can be pressed or run. */
export function SummaryDocument({ summary }: { summary: Summary }) {
  const { t } = useLingui();
  const view = useClinicView();
  const { name, birthDate, number, madeAt, madeBy: clinic, makerAddress, makerPhone, sections } = summary;
  const gender = genders[summary.gender ?? ''];
  const instant = Date.parse(madeAt ?? '');
  const when = Number.isNaN(instant) ? undefined : formatDateTime(new Date(instant), view);
  const facts = [
    birthDate && { label: t`Date of birth`, value: birthDate },
    gender && { label: t`Gender`, value: t(gender) },
    number && { label: t`Patient ID`, value: number },
  ].filter((fact) => fact !== '' && fact !== undefined);
  return (
    <div className="grid gap-4 sm:gap-5">
      <BrandCard className="lg:p-6!">
        <h2 className="text-2xl wrap-anywhere">{name}</h2>
        <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-sm text-on-brand-muted">{label}</dt>
              <dd className="font-medium wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {when && (
          <p className="mt-3 text-sm text-on-brand-muted tabular-nums">
            {clinic ? (
              <Trans>
                From the record of {clinic}, {when}
              </Trans>
            ) : (
              when
            )}
          </p>
        )}
        {(makerAddress || makerPhone) && (
          <p className="text-sm wrap-anywhere text-on-brand-muted tabular-nums">
            {makerAddress && <WrittenText>{makerAddress}</WrittenText>}
            {makerAddress && makerPhone && ' · '}
            {makerPhone && formatDigits(makerPhone, view.language)}
          </p>
        )}
      </BrandCard>
      <div className="gap-5 *:mb-4 *:break-inside-avoid sm:*:mb-5 lg:columns-2">
        {sections.map((section, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- sections of another's document have no name of their own
          <SummarySectionCard key={index} section={section} />
        ))}
      </div>
    </div>
  );
}
