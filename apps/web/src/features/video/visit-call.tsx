import { Trans, useLingui } from '@lingui/react/macro';
import type { VideoPass, VideoService } from '@portal/api-contract/video';
import { formatTimeRange } from '@portal/clinical-domain/time/format-date';
import { formatPractitionerName } from '@portal/clinical-domain/names/practitioner-name';
import { readVisit } from '@portal/fhir-queries/appointment.query';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { noteActivity } from '../../platform/activity.ts';
import { readLine } from '../../platform/call-devices.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { useSession } from '../../session/session.ts';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { Card } from '@portal/ui/card.tsx';
import { ErrorState } from '@portal/ui/error-state.tsx';
import { firstChoice } from './call-choice.ts';
import { callProviders } from './call-provider.ts';
import { CallFailed } from './call-failed.tsx';
import { CallLoading } from './call-loading.tsx';
import { DeviceCheck } from './check/device-check.tsx';
import { NoCall } from './no-call.tsx';
import { CallRefused, openVideoVisit } from './video-api.ts';

const talkNotedMs = 30_000;

type Stage =
  | { at: 'check'; isJoining: boolean; refusal?: string }
  | { at: 'call'; pass: VideoPass }
  | { at: 'failed'; isTrying: boolean };

/** From the look at one's own picture to the end of the talk. */
export function VisitCall({ id, service }: { id: string; service: VideoService }) {
  const { t } = useLingui();
  const view = useClinicView();
  const navigate = useNavigate();
  const { user } = useSession();
  const [choice, setChoice] = useState(() => firstChoice(readLine()));
  const [stage, setStage] = useState<Stage>({ at: 'check', isJoining: false });
  const { data, isError, refetch, isFetching } = useQuery(
    {
      queryKey: ['visit', id],
      queryFn: () => readVisit(recordsClient, id),
      staleTime: 0,
      meta: { types: ['Appointment'] },
    },
    queryClient,
  );

  const isTalking = stage.at === 'call';
  useEffect(() => {
    // Who talks touches nothing, and must not be signed out for it.
    const timer = isTalking ? setInterval(noteActivity, talkNotedMs) : undefined;
    return () => clearInterval(timer);
  }, [isTalking]);

  async function join() {
    setStage((now) => (now.at === 'failed' ? { ...now, isTrying: true } : { at: 'check', isJoining: true }));
    try {
      setStage({ at: 'call', pass: await openVideoVisit(id) });
    } catch (error) {
      const refusal = error instanceof CallRefused ? error.code : undefined;
      setStage(refusal ? { at: 'check', isJoining: false, refusal } : { at: 'failed', isTrying: false });
    }
  }

  if (isError) {
    return (
      <div className="container-page pb-6">
        <Card>
          <ErrorState onTryAgain={() => void refetch()} isTrying={isFetching}>
            <p>
              <Trans>We couldn’t load your visit. It’s safe. Check your connection and try again.</Trans>
            </p>
          </ErrorState>
        </Card>
      </div>
    );
  }
  if (data === undefined) return <CallLoading />;
  if (data === null || data.visit.start === undefined) return <NoCall />;

  const { visit, practitioners } = data;
  const [practitioner] = practitioners;
  const doctor = practitioner ? formatPractitionerName(practitioner, view.language) : t`Your doctor`;
  const start = new Date(visit.start ?? '');
  const end = visit.end === undefined ? undefined : new Date(visit.end);
  const hours = formatTimeRange(start, end, view);

  if (stage.at === 'failed') {
    return <CallFailed onTryAgain={() => void join()} isTrying={stage.isTrying} />;
  }
  if (stage.at === 'check') {
    return (
      <DeviceCheck
        visit={visit}
        doctor={doctor}
        hours={hours}
        choice={choice}
        onChange={setChoice}
        onJoin={() => void join()}
        isJoining={stage.isJoining}
        refusal={stage.refusal}
      />
    );
  }
  const Call = callProviders[service.provider];
  return (
    <Suspense fallback={<CallLoading />}>
      <Call
        service={service}
        pass={stage.pass}
        choice={choice}
        doctor={doctor}
        start={start}
        hours={hours}
        user={{ displayName: user?.name ?? '', email: user?.email ?? '' }}
        onLeave={() => void navigate('/dashboard')}
        onFail={() => setStage({ at: 'failed', isTrying: false })}
      />
    </Suspense>
  );
}
