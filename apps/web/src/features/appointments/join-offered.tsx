import { Trans } from '@lingui/react/macro';
import { opensMinutesBefore } from '@portal/clinical-domain/video/video-window';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import type { Appointment } from 'fhir/r4';
import type { ComponentProps } from 'react';
import { getPortalConfig } from '../../http/portal-config.ts';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { Card } from '@portal/ui/card.tsx';
import { JoinVisit } from '@portal/ui/join-visit.tsx';
import { useJoinRefusal } from '@portal/ui/use-join-refusal.ts';
import { Callout } from '@portal/ui/callout.tsx';

/** Where this deployment has video visits. */
export function JoinOffered(props: ComponentProps<typeof JoinVisit>) {
  return getPortalConfig().video ? <JoinVisit {...props} /> : null;
}

/** The way into the call, or when it opens. */
export function JoinFromDetails({ visit }: { visit: Appointment }) {
  const refusal = useJoinRefusal(visit);
  const minutes = formatDigits(opensMinutesBefore, useLanguage());
  if (!getPortalConfig().video) return null;
  if (refusal === undefined) {
    return (
      <Card>
        <JoinVisit visit={visit} className="w-full" />
      </Card>
    );
  }
  if (refusal !== 'too_early') return null;
  return (
    <Callout kind="info">
      <Trans>The video call opens {minutes} minutes before the visit.</Trans>
    </Callout>
  );
}
