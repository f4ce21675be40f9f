import { useLingui } from '@lingui/react/macro';
import type { SectionKind } from '@portal/clinical-domain/summary/ips';
import type { SummarySection } from '@portal/clinical-domain/summary/read-summary';
import type { SummaryLine } from '@portal/clinical-domain/summary/summary-lines';
import { isOutside } from '@portal/clinical-domain/results/condition';
import {
  Activity,
  ClipboardList,
  FileText,
  FlaskConical,
  HeartPulse,
  History,
  Pill,
  ShieldAlert,
  Syringe,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { Fragment, useId } from 'react';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { Badge } from '@portal/ui/badge.tsx';
import { Card } from '@portal/ui/card.tsx';
import { ConditionBadge } from '@portal/ui/condition-badge.tsx';
import type { Hue } from '@portal/ui/hues.ts';
import { LangText } from '@portal/ui/lang-text.tsx';
import { Tile } from '@portal/ui/tile.tsx';

const looks: Record<SectionKind, { icon: LucideIcon; hue: Hue }> = {
  allergies: { icon: ShieldAlert, hue: 'rose' },
  problems: { icon: ClipboardList, hue: 'amber' },
  medicines: { icon: Pill, hue: 'violet' },
  immunizations: { icon: Syringe, hue: 'green' },
  results: { icon: FlaskConical, hue: 'teal' },
  vitals: { icon: HeartPulse, hue: 'rose' },
  'past-problems': { icon: History, hue: 'blue' },
  wearables: { icon: Activity, hue: 'green' },
};

export function SummarySectionCard({ section }: { section: SummarySection }) {
  const { t } = useLingui();
  const id = useId();
  const language = useLanguage();
  const { kind, title, lines, narrative, empty } = section;
  const { icon, hue } = kind ? looks[kind] : { icon: FileText, hue: 'blue' as const };
  return (
    <Card aria-labelledby={id} className="p-0!">
      <div className="flex items-center gap-3 px-4 pt-4 pb-2 sm:px-6">
        <Tile icon={icon} hue={hue} size="sm" />
        <h3 id={id} lang={language} className="min-w-0 text-lg wrap-anywhere">
          {title}
        </h3>
      </div>
      {lines.length > 0 && (
        <ul className="divide-y divide-divider pb-1">
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines of another's document have no name of their own
            <Line key={index} line={line} />
          ))}
        </ul>
      )}
      {narrative && <p className="px-4 pb-4 wrap-anywhere whitespace-pre-line sm:px-6">{narrative}</p>}
      {empty && (
        <p className="px-4 pb-4 text-muted sm:px-6">
          {empty === 'withheld'
            ? t`The patient chose to leave this out.`
            : t`The record has no information about this.`}
        </p>
      )}
    </Card>
  );
}

function Line({ line: { name, value, condition, warning, details } }: { line: SummaryLine }) {
  const language = useLanguage();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 sm:px-6">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-medium wrap-anywhere">
          <LangText>{name}</LangText>
        </p>
        {details.length > 0 && (
          <p className="text-sm wrap-anywhere text-muted tabular-nums">
            {details.map((detail, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- details have no name of their own
              <Fragment key={index}>
                {index > 0 && ' · '}
                <LangText>{detail}</LangText>
              </Fragment>
            ))}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {value && (
          <span className="font-semibold wrap-anywhere tabular-nums">
            <LangText>{value}</LangText>
          </span>
        )}
        {isOutside(condition) && <ConditionBadge condition={condition} />}
        {warning && (
          <Badge kind="danger" icon={TriangleAlert}>
            <span lang={language}>{warning}</span>
          </Badge>
        )}
      </div>
    </li>
  );
}
