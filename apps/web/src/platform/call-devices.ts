import { isLowData } from '@portal/ui/device/low-data.ts';

export type DeviceKind = 'camera' | 'microphone';
export type DeviceTrouble = 'denied' | 'missing';
export type Device = { id: string; name: string };

/** The picture or the sound of one device. @throws DOMException as getUserMedia does */
export async function openDevice(kind: DeviceKind, id: string | undefined): Promise<MediaStream> {
  const chosen = id === undefined ? {} : { deviceId: { ideal: id } };
  const wanted = kind === 'camera' ? { video: { ...chosen, width: { ideal: 960 } } } : { audio: chosen };
  if (!navigator.mediaDevices) throw new DOMException('No devices', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia(wanted);
}

export function closeDevice(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

export function readTrouble(error: unknown): DeviceTrouble {
  const isRefused = error instanceof DOMException && /NotAllowed|Security/.test(error.name);
  return isRefused ? 'denied' : 'missing';
}

/** Their names are told once one of them may be used. */
export async function listDevices(kind: DeviceKind): Promise<Device[]> {
  const all = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  return all
    .filter((device) => device.kind === (kind === 'camera' ? 'videoinput' : 'audioinput'))
    .filter(({ deviceId, label }) => deviceId !== '' && label !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}

export type Line = { effectiveType?: string; saveData?: boolean };

/** What the browser knows of the connection; few tell. In low-data mode data are saved in calls too. */
export function readLine(): Line {
  const { effectiveType = '4g' } = (navigator as Navigator & { connection?: Line }).connection ?? {};
  return { effectiveType, saveData: isLowData() };
}

/** Three notes through the loudspeaker. */
export async function playTestSound(): Promise<void> {
  const context = new AudioContext();
  [523, 659, 784].forEach((frequency, at) => {
    const tone = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0.2 });
    tone.connect(volume).connect(context.destination);
    tone.start(context.currentTime + at * 0.25);
    tone.stop(context.currentTime + at * 0.25 + 0.2);
  });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await context.close();
}
