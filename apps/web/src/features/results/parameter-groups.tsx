import { useLingui } from '@lingui/react/macro';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { isOutside } from '@portal/clinical-domain/results/condition';
import { findLeadParameter, type Report } from '@portal/clinical-domain/results/read-report';
import { findVerdict } from '@portal/clinical-domain/results/verdict';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { useId, type ReactNode } from 'react';
import type { OpenedReport } from './find-report.ts';
import { ParameterItem } from './parameter-item.tsx';

/** On phones: what is outside its range first and open, what is within it in short, then what nobody judged. */
export function ParameterGroups({ report, opened }: { report: Report; opened: OpenedReport }) {
  const { t } = useLingui();
  const language = useLanguage();
  const lead = findLeadParameter(report)?.key;
  const groups = [
    {
      name: { above: t`Above range`, below: t`Below range`, outside: t`Outside range`, within: '' }[
        findVerdict(report)?.kind ?? 'within'
      ],
      parameters: report.parameters
        .filter(({ condition }) => isOutside(condition))
        .toSorted((one, other) => Number(other.key === lead) - Number(one.key === lead)),
    },
    { name: t`In range`, parameters: report.parameters.filter(({ condition }) => condition === 'normal') },
    {
      name: t`Other results`,
      parameters: report.parameters.filter(({ condition }) => condition === undefined),
    },
  ].filter(({ parameters }) => parameters.length > 0);
  return groups.map(({ name, parameters }) => (
    <Group key={name} name={name} count={formatDigits(parameters.length, language)}>
      {parameters.map((parameter) => (
        <ParameterItem key={parameter.key} report={report} parameter={parameter} opened={opened} />
      ))}
    </Group>
  ));
}

function Group({ name, count, children }: { name: string; count: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2.5 text-lg">
        {name} <span className="font-normal text-muted">{count}</span>
      </h3>
      <ul className="grid gap-3">{children}</ul>
    </section>
  );
}
