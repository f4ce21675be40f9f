import { Trans } from '@lingui/react/macro';
import { formatTime } from '@portal/clinical-domain/time/format-date';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import type { ClinicView } from '@portal/clinical-domain/language/format-locale';
import type { AsNeeded } from '@portal/clinical-domain/medicines/as-needed';
import { Callout } from './callout.tsx';

type Props = { medicine: AsNeeded; view: ClinicView };

/** Of a medicine that is taken as needed: why no more should be taken now without asking. */
export function IntakeWarning({ medicine: { isAtLimit, dailyLimit, tooSoonAfter }, view }: Props) {
  if (isAtLimit) {
    const most = formatDigits(dailyLimit ?? '', view.language);
    return (
      <Callout kind="warning">
        <Trans>You've recorded the most for one day ({most}). Ask your doctor before you take more.</Trans>
      </Callout>
    );
  }
  if (tooSoonAfter === undefined) return null;
  const lastTime = formatTime(new Date(tooSoonAfter), view);
  return (
    <Callout kind="warning">
      <Trans>You took the last one at {lastTime}. Ask your doctor before you take more so soon.</Trans>
    </Callout>
  );
}
