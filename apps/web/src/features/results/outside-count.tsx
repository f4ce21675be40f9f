import { Plural } from '@lingui/react/macro';
import type { Report } from '@portal/clinical-domain/results/read-report';
import { findVerdict } from '@portal/clinical-domain/results/verdict';
import { classNames } from '@portal/ui/class-names.ts';
import { VerdictSentence } from '@portal/ui/verdict-sentence.tsx';
import { ArrowDown, ArrowUp, ArrowUpDown, Check } from 'lucide-react';

const icons = { above: ArrowUp, below: ArrowDown, outside: ArrowUpDown, within: Check };

/** The whole report in one sentence; what is said of the rest is certain too. */
export function OutsideCount({ report }: { report: Report }) {
  const verdict = findVerdict(report);
  if (!verdict) return undefined;
  const Icon = icons[verdict.kind];
  const normal = report.parameters.filter(({ condition }) => condition === 'normal').length;
  const isRestNormal = verdict.count > 0 && normal > 0 && normal === verdict.of - verdict.count;
  return (
    <p
      className={classNames(
        'flex gap-2.5 rounded-md px-3.5 py-3 text-sm font-medium',
        verdict.kind === 'within' ? 'bg-success text-on-success' : 'bg-warning text-on-warning',
      )}
    >
      <Icon size={18} aria-hidden="true" className="mt-0.5 flex-none" />
      <span>
        <VerdictSentence verdict={verdict} />
        {isRestNormal && (
          <>
            {' '}
            <Plural value={normal} one="The other one is normal." other="The other # are normal." />
          </>
        )}
      </span>
    </p>
  );
}
