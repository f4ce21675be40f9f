import { Trans, useLingui } from '@lingui/react/macro';
import type { Observation } from 'fhir/r4';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { formatNumber } from '../format-number.ts';
import { findLatestVital } from '../latest-vital.ts';
import { formatPartialDate } from '../record-strings.ts';
import { Fact, Foot, Line, NothingYet } from '../summary-card.tsx';
import { vitalNames } from '../vitals/vital-strings.ts';

export function VitalsSummary({ observations }: { observations: Observation[] }) {
  const { t } = useLingui();
  const view = useClinicView();
  const latest = findLatestVital(observations);
  if (!latest)
    return (
      <NothingYet>
        <Trans>Measurements from your visits will show up here.</Trans>
      </NothingYet>
    );
  const { kind, unit, at, values } = latest;
  return (
    <>
      <Fact isLarge>
        {values.map((value) => formatNumber(value, view.language)).join('/')}{' '}
        <span className="text-sm font-normal tracking-normal text-muted">{unit}</span>
      </Fact>
      <Line>{t(vitalNames[kind])}</Line>
      <Foot>{formatPartialDate(at, view)}</Foot>
    </>
  );
}
