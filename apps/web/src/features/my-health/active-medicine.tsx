import { Plural, Trans } from '@lingui/react/macro';
import { clinicDay, daysBetween } from '@portal/clinical-domain/time/clinic-day';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import { formatDosageLabel } from '@portal/clinical-domain/medicines/dosage-label';
import { isAsNeeded } from '@portal/clinical-domain/medicines/dosage-timing';
import {
  readInstructions,
  readMedicationName,
  splitStrength,
} from '@portal/clinical-domain/medicines/medication-name';
import { readTranslated } from '@portal/clinical-domain/language/translated-text';
import type { MedicationRequest } from 'fhir/r4';
import { CircleCheck, Clock, Pill, Repeat } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '@portal/ui/badge.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';

const daysToWarn = 7;

type Props = { order: MedicationRequest; now: Date };

/** What is taken, how often, who ordered it. */
export function ActiveMedicine({ order, now }: Props) {
  const view = useClinicView();
  const titleId = useId();
  const [dosage] = order.dosageInstruction ?? [];
  const said = readMedicationName(order, view.language);
  const { name, strength } = splitStrength(said?.text ?? '');
  const label = dosage && formatDosageLabel(dosage, view.language);
  const since = order.authoredOn && formatDate(new Date(order.authoredOn), view);
  return (
    <article aria-labelledby={titleId} className="min-w-0 rounded-lg bg-surface p-4 shadow-sm sm:p-6">
      <div className="flex flex-wrap items-start gap-3">
        <Tile icon={Pill} hue="violet" />
        <div className="min-w-0 flex-[1_1_8rem]">
          <h2 id={titleId} className="text-lg" lang={said?.language}>
            {name}
            {strength && <span className="text-sm font-normal text-muted tabular-nums"> {strength}</span>}
          </h2>
          <p className="text-sm text-muted">
            <LangText>{readTranslated(order.requester, 'display', view.language)}</LangText>
          </p>
        </div>
        <Badge kind="success" icon={CircleCheck}>
          <Trans>Active</Trans>
        </Badge>
      </div>
      <div className="mt-3.5 flex items-center gap-3 rounded-md bg-sunken px-3.5 py-3">
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{dosage && isAsNeeded(dosage) ? <Trans>As needed</Trans> : label}</p>
          <p className="text-sm text-muted">
            <LangText>{readInstructions(order, view.language)}</LangText>
          </p>
        </div>
        <Repeat size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-subtle" />
      </div>
      {since && (
        <p className="mt-3 text-sm text-muted tabular-nums">
          <Trans>Since {since}</Trans>
        </p>
      )}
      <DaysLeft order={order} now={now} />
    </article>
  );
}

/** Told when the order is about to end. */
function DaysLeft({ order, now }: Props) {
  const { zone } = useClinicView();
  const end = order.dosageInstruction?.[0]?.timing?.repeat?.boundsPeriod?.end;
  if (end === undefined) return null;
  const last = end.includes('T') ? clinicDay(Date.parse(end), zone) : end;
  const days = daysBetween(clinicDay(now.getTime(), zone), last);
  if (!(days >= 0 && days <= daysToWarn)) return null;
  return (
    <p className="mt-2 *:whitespace-normal!">
      <Badge kind="warning" icon={Clock}>
        <Plural
          value={days}
          _0="Ends today, ask for a refill"
          one="# day left, ask for a refill"
          other="# days left, ask for a refill"
        />
      </Badge>
    </p>
  );
}
