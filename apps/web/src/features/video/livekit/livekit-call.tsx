import { useEffect } from 'react';
import type { CallProps, ServiceOf } from '../call-props.ts';
import { CallLoading } from '../call-loading.tsx';
import { ElsewhereNow } from './elsewhere-now.tsx';
import { Talk } from './talk.tsx';
import { TrackSound } from './track-media.tsx';
import { useLiveCall } from './use-live-call.ts';
import { WaitingRoom } from './waiting-room.tsx';

/** The hospital's own LiveKit server, on a page of the portal's own. */
export default function LiveKitCall(props: CallProps<ServiceOf<'livekit'>>) {
  const { service, pass, choice, doctor, start, hours, onLeave, onFail } = props;
  const { state, call } = useLiveCall(service.url, pass.token, choice);
  const isFailed = state?.status === 'failed';

  useEffect(() => {
    if (isFailed) onFail();
  }, [isFailed, onFail]);

  if (state === undefined || state.status === 'connecting' || isFailed) return <CallLoading />;
  if (state.status === 'elsewhere') return <ElsewhereNow />;
  const screen = { state, doctor, call: () => call.current, onLeave };
  return (
    <>
      {state.doctorSound && <TrackSound track={state.doctorSound} />}
      {state.doctorSince !== undefined ? (
        <Talk {...screen} since={state.doctorSince} />
      ) : (
        <WaitingRoom {...screen} start={start} hours={hours} />
      )}
    </>
  );
}
