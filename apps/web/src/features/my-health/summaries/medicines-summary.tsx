import { Plural, Trans } from '@lingui/react/macro';
import { findNextDoses, type JudgedDose } from '@portal/clinical-domain/medicines/judge-doses';
import { listDoses } from '@portal/clinical-domain/medicines/list-doses';
import { readMedicationName, splitStrength } from '@portal/clinical-domain/medicines/medication-name';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { formatTime } from '@portal/clinical-domain/time/format-date';
import type { Medicines } from '@portal/fhir-queries/medication-request.query';
import { ClockAlert } from 'lucide-react';
import { Badge } from '@portal/ui/badge.tsx';
import { useNow } from '@portal/ui/use-now.ts';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { Fact, Foot, Line, NothingYet } from '../summary-card.tsx';

/** Today's doses as the page of the medicines lists them. */
export function MedicinesSummary({ medicines }: { medicines: Medicines }) {
  const { zone } = useClinicView();
  const now = useNow();
  const active = medicines.orders.filter(({ status }) => status === 'active');
  if (active.length === 0)
    return (
      <NothingYet>
        <Trans>Medicines your doctor prescribes will show up here.</Trans>
      </NothingYet>
    );
  const today = clinicDay(now, zone);
  const doses = listDoses(medicines, { first: today, last: today }, { now, zone });
  const next = findNextDoses(doses, now);
  const [first] = next;
  const late = doses.filter(({ phase }) => phase === 'late').length;
  return (
    <>
      <Fact>
        <Plural value={active.length} one="# medicine" other="# medicines" />
      </Fact>
      <Line>
        {first ? <Next dose={first} count={next.length} /> : <Trans>No more doses are planned today.</Trans>}
      </Line>
      {late > 0 && (
        <Foot>
          <Badge kind="warning" icon={ClockAlert}>
            <Plural value={late} one="# dose late" other="# doses late" />
          </Badge>
        </Foot>
      )}
    </>
  );
}

function Next({ dose: { order, at }, count }: { dose: JudgedDose; count: number }) {
  const view = useClinicView();
  const named = readMedicationName(order, view.language);
  const medicine =
    count === 1 ? (
      <span lang={named?.language}>{splitStrength(named?.text ?? '').name}</span>
    ) : (
      <Plural value={count} one="# medicine" other="# medicines" />
    );
  const time = <span className="whitespace-nowrap">{formatTime(new Date(at), view)}</span>;
  return (
    <Trans>
      Next: {medicine}, {time}
    </Trans>
  );
}
