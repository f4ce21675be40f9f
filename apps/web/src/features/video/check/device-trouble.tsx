import { Trans } from '@lingui/react/macro';
import type { DeviceTrouble as Trouble } from '../../../platform/call-devices.ts';
import { Callout } from '@portal/ui/callout.tsx';

type Props = { camera: Trouble | undefined; microphone: Trouble | undefined };

/** What is wrong with a device, and what can be done all the same. */
export function DeviceTrouble({ camera, microphone }: Props) {
  if (microphone) {
    return (
      <Callout kind="warning">
        {microphone === 'denied' ? (
          <Trans>
            The browser can’t use your microphone. Allow it in the browser’s settings, or the doctor won’t
            hear you.
          </Trans>
        ) : (
          <Trans>We found no microphone. Plug one in, or the doctor won’t hear you.</Trans>
        )}
      </Callout>
    );
  }
  if (!camera) return null;
  return (
    <Callout kind="warning">
      {camera === 'denied' ? (
        <Trans>
          The browser can’t use your camera. Allow it in the browser’s settings, or join with sound only.
        </Trans>
      ) : (
        <Trans>We found no camera. You can join with sound only.</Trans>
      )}
    </Callout>
  );
}
