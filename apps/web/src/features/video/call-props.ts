import type { VideoPass, VideoService } from '@portal/api-contract/video';
import type { CallChoice } from './call-choice.ts';

/** What a provider needs to show a call, and the two ways in which it ends. */
export type CallProps<Service extends VideoService = VideoService> = {
  service: Service;
  pass: VideoPass;
  choice: CallChoice;
  doctor: string;
  /** Of the visit. */
  start: Date;
  hours: string;
  user: { displayName: string; email: string };
  /** The patient, or the meeting, is done. */
  onLeave: () => void;
  /** It could not be begun, or broke off. */
  onFail: () => void;
};

export type ServiceOf<Name extends VideoService['provider']> = Extract<VideoService, { provider: Name }>;
