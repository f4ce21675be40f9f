import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@portal/ui/card.tsx';
import { Callout } from '@portal/ui/callout.tsx';

const columns = [
  { name: msg`Parameter`, meaning: msg`What was measured, for example LDL cholesterol.` },
  {
    name: msg`Result`,
    meaning: msg`Your value, with its unit. Only compare values with the same unit.`,
  },
  {
    name: msg`Normal Range`,
    meaning: msg`Where most healthy people’s values are. Laboratories differ a little.`,
  },
  {
    name: msg`Condition`,
    meaning: msg`Normal is inside the range, High is above it, Low is below it.`,
  },
];

export function LabReportGuide() {
  const { t } = useLingui();
  return (
    <Card id="lab-report" aria-labelledby="lab-report-title" className="scroll-mt-24">
      <h2 id="lab-report-title" className="text-lg">
        <Trans>How to read a lab report</Trans>
      </h2>
      <dl className="mt-4 mb-4 grid gap-3">
        {columns.map(({ name, meaning }) => (
          <div key={name.id} className="sm:grid sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-3">
            <dt className="font-medium">{t(name)}</dt>
            <dd className="text-muted">{t(meaning)}</dd>
          </div>
        ))}
      </dl>
      <Callout kind="info">
        <Trans>
          One value outside the range is often harmless. What you ate, a cold or a medicine can move it. Ask
          your doctor before you change anything.
        </Trans>
      </Callout>
      <p className="mt-3 text-sm text-muted">
        <Trans>
          Pending: the laboratory hasn’t confirmed the report yet, so values may change. Completed: the
          laboratory has confirmed it. Corrected: the laboratory has changed a report it gave out before.
        </Trans>
      </p>
    </Card>
  );
}
