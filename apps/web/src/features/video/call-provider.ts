import type { VideoService } from '@portal/api-contract/video';
import { lazy, type ComponentType } from 'react';
import type { CallProps } from './call-props.ts';

/** One module a provider, loaded when the patient joins. */
export const callProviders: Record<VideoService['provider'], ComponentType<CallProps>> = {
  jitsi: lazy(() => import('./jitsi/jitsi-call.tsx')) as ComponentType<CallProps>,
  livekit: lazy(() => import('./livekit/livekit-call.tsx')) as ComponentType<CallProps>,
};
