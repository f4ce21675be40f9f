import { JitsiMeeting } from '@jitsi/react-sdk';
import type { IJitsiMeetExternalApi } from '@jitsi/react-sdk/lib/types';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CallProps, ServiceOf } from '../call-props.ts';
import { CallTag } from '../call-tag.tsx';
import { CallLoading } from '../call-loading.tsx';
import { jitsiConfig, jitsiInterface, jitsiScript } from './jitsi-options.ts';
import { loadScript } from './load-script.ts';

/** The hospital's Jitsi, or JaaS, in a frame of its own. */
export default function JitsiCall(props: CallProps<ServiceOf<'jitsi'>>) {
  const { service, pass, choice, doctor, user, onLeave, onFail } = props;
  const { t } = useLingui();
  const meeting = useRef<IJitsiMeetExternalApi>(undefined);
  const [isLoaded, setIsLoaded] = useState(false);
  const [others, setOthers] = useState(0);
  const subject = t`Video visit with ${doctor}`;
  const config = useMemo(() => jitsiConfig(subject, choice), [subject, choice]);

  useEffect(() => {
    let isOver = false;
    loadScript(jitsiScript(service.domain, service.release, pass.room)).then(
      () => !isOver && setIsLoaded(true),
      () => !isOver && onFail(),
    );
    return () => {
      isOver = true;
      meeting.current?.dispose();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one meeting from its beginning to its end
  }, []);

  function follow(api: IJitsiMeetExternalApi) {
    meeting.current = api;
    api.on('participantJoined', () => setOthers((count) => count + 1));
    api.on('participantLeft', () => setOthers((count) => Math.max(0, count - 1)));
  }

  if (!isLoaded) return <CallLoading />;
  return (
    <div className="container-page pb-6">
      <div className="relative overflow-hidden rounded-xl bg-night max-sm:-mx-(--gutter)">
        <output className="pointer-events-none absolute inset-x-3 top-3 grid justify-items-center">
          {others === 0 && (
            <CallTag>
              <Trans>Waiting for the doctor</Trans>
            </CallTag>
          )}
        </output>
        <JitsiMeeting
          domain={service.domain}
          {...(service.release !== undefined && { release: service.release })}
          roomName={pass.room}
          jwt={pass.token}
          userInfo={user}
          configOverwrite={config}
          interfaceConfigOverwrite={jitsiInterface}
          onApiReady={follow}
          onReadyToClose={onLeave}
          getIFrameRef={(frame) => {
            frame.style.height = '86vh';
            frame.scrollIntoView({ block: 'start' });
          }}
        />
      </div>
    </div>
  );
}
