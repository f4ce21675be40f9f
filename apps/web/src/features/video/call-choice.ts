import type { Line } from '../../platform/call-devices.ts';

/** How much of the line the call may take. */
export type CallMode = 'video' | 'low-data' | 'audio';

/** How the patient goes in. */
export type CallChoice = {
  mode: CallMode;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
  camera: string | undefined;
  microphone: string | undefined;
};

/** Audio first where the line is weak; muted and with a picture otherwise. */
export function firstChoice(line: Line): CallChoice {
  return {
    mode: modeFor(line),
    isCameraOn: true,
    isMicrophoneOn: false,
    camera: undefined,
    microphone: undefined,
  };
}

function modeFor({ effectiveType = '4g', saveData = false }: Line): CallMode {
  if (effectiveType.endsWith('2g')) return 'audio';
  return effectiveType === '3g' || saveData ? 'low-data' : 'video';
}

export function sendsPicture({ mode, isCameraOn }: CallChoice): boolean {
  return mode !== 'audio' && isCameraOn;
}
