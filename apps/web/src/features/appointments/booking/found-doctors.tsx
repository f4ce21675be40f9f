import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { VisitTime } from '@portal/clinical-domain/booking/booking-windows';
import { isBookable, type Doctor } from '@portal/clinical-domain/doctors/doctor';
import { sortByFirstFree, type FreeTimes } from '@portal/clinical-domain/doctors/doctor-availability';
import { findNearDoctors, searchDoctors } from '@portal/clinical-domain/doctors/search-doctors';
import { Button } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { EmptyState } from '@portal/ui/empty-state.tsx';
import { useAnswer } from '../../../session/records/load.ts';
import { getBookingRules } from '../clinic.ts';
import { DoctorCards, DoctorCardsLoading } from './doctor-cards.tsx';
import { freeTimesQuery } from './doctors-query.ts';
import { FirstFreeTimes } from './first-free-times.tsx';
import { findSpecialty } from './specialties.ts';

const mostNear = 3;
const nobodyIsFree: FreeTimes = new Map();

type Props = {
  doctors: Doctor[];
  typed: string;
  now: number;
  onChoose: (doctor: Doctor, time?: VisitTime) => void;
  onClear: () => void;
};

/** Who was found, the first free first; where nobody was, who may have been meant. */
export function FoundDoctors({ doctors, typed, now, onChoose, onClear }: Props) {
  const { t } = useLingui();
  const { doctors: found, specialties } = searchDoctors(doctors, typed);
  const shown = found.length > 0 ? found : findNearDoctors(doctors, typed, mostNear);
  const rules = getBookingRules();
  const isAsked = shown.some((doctor) => isBookable(doctor, now, rules));
  const answer = useAnswer({ ...freeTimesQuery(shown), enabled: isAsked });
  const times = isAsked ? answer.data : nobodyIsFree;
  const sorted = sortByFirstFree(shown, times, now, rules);
  return (
    <>
      <output className="mb-4 block text-sm wrap-anywhere text-muted">
        {typed !== '' && specialties.length > 0 && found.length > 0 && (
          <>
            <Meaning typed={typed} specialties={specialties} />{' '}
          </>
        )}
        {typed !== '' && found.length === 0 ? (
          <span className="sr-only">{t`No results found!`}</span>
        ) : (
          <Plural value={found.length} _0="No doctors now" one="# doctor" other="# doctors" />
        )}
      </output>
      {found.length === 0 && (
        <Card className="mb-5">
          <EmptyState
            title={t`No results found!`}
            actions={
              typed !== '' && (
                <Button variant="secondary" onClick={onClear}>
                  <Trans>Clear</Trans>
                </Button>
              )
            }
          >
            <p>
              {typed === '' ? (
                <Trans>Choose another specialty above.</Trans>
              ) : (
                <Trans>Check the spelling, or try a specialty or a part of the body.</Trans>
              )}
            </p>
          </EmptyState>
        </Card>
      )}
      {isAsked && answer.isPending ? (
        <DoctorCardsLoading />
      ) : (
        <>
          {found.length > 0 && times && (
            <FirstFreeTimes doctors={sorted} times={times} now={now} onChoose={onChoose} />
          )}
          {sorted.length > 0 && (
            <DoctorCards
              title={found.length > 0 ? <Trans>All doctors</Trans> : <Trans>Did you mean?</Trans>}
              doctors={sorted}
              times={times}
              now={now}
              onChoose={onChoose}
            />
          )}
        </>
      )}
    </>
  );
}

/** Which specialties an everyday word stands for. */
function Meaning({ typed, specialties }: { typed: string; specialties: string[] }) {
  const { t } = useLingui();
  const names = specialties.flatMap((code) => {
    const specialty = findSpecialty(code);
    return specialty ? [t(specialty.name)] : [];
  });
  const name = <b className="text-ink">{names.join(', ')}</b>;
  return (
    <Trans>
      “{typed}” matches {name}.
    </Trans>
  );
}
