import { AudioPresets, VideoPresets, type RoomOptions } from 'livekit-client';
import type { CallChoice, CallMode } from '../call-choice.ts';

const pictures: Record<
  Exclude<CallMode, 'audio'>,
  { width: number; height: number; frames: number; bits: number }
> = {
  video: { ...sizeOf('h540'), frames: 24, bits: 700_000 },
  'low-data': { ...sizeOf('h180'), frames: 12, bits: 110_000 },
};

/** Sound first: it is sent twice over (RED), silent when nobody speaks (DTX), and goes before the picture. */
export function roomOptions({ mode, camera, microphone }: CallChoice): RoomOptions {
  const picture = pictures[mode === 'audio' ? 'low-data' : mode];
  const { width, height, frames, bits } = picture;
  return {
    adaptiveStream: true,
    dynacast: true,
    audioCaptureDefaults: {
      ...(microphone !== undefined && { deviceId: microphone }),
      echoCancellation: true,
      noiseSuppression: true,
      autoGainControl: true,
    },
    videoCaptureDefaults: {
      ...(camera !== undefined && { deviceId: camera }),
      resolution: { width, height, frameRate: frames },
    },
    publishDefaults: {
      audioPreset: { ...AudioPresets.speech, priority: 'high' },
      red: true,
      dtx: true,
      simulcast: mode === 'video',
      videoEncoding: { maxBitrate: bits, maxFramerate: frames, priority: 'low' },
    },
  };
}

function sizeOf(preset: 'h180' | 'h540') {
  const { width, height } = VideoPresets[preset];
  return { width, height };
}
