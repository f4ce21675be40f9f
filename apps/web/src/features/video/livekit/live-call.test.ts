import { beforeEach, expect, test, vi } from 'vitest';
import { firstChoice } from '../call-choice.ts';
import { startCall } from './live-call.ts';

type Device = { isOn: boolean; answer: PromiseWithResolvers<void> };

const line = vi.hoisted(() => ({ connected: Promise.withResolvers<void>() }));
const devices = vi.hoisted(() => ({}) as Record<'camera' | 'microphone', Device>);
const stopped = vi.hoisted(() => [] as string[]);

/** A room whose line and devices answer when the test says so. */
vi.mock('livekit-client', async (original) => ({
  ...(await original<typeof import('livekit-client')>()),
  Room: class {
    remoteParticipants = new Map();
    canPlaybackAudio = true;
    localParticipant = {
      getTrackPublication: () => undefined,
      trackPublications: new Map([['camera', { track: { stop: () => stopped.push('camera') } }]]),
      setCameraEnabled: (isOn: boolean) => turn('camera', isOn),
      setMicrophoneEnabled: (isOn: boolean) => turn('microphone', isOn),
    };
    on = () => this;
    registerTextStreamHandler = () => undefined;
    connect = () => line.connected.promise;
    disconnect = () => Promise.resolve();
  },
}));

function turn(device: 'camera' | 'microphone', isOn: boolean) {
  devices[device].isOn = isOn;
  return devices[device].answer.promise;
}

const choice = { ...firstChoice({}), isMicrophoneOn: true };
const start = () => startCall({ url: 'wss://calls.example', token: 'token' }, choice, () => undefined);
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  line.connected = Promise.withResolvers();
  devices.camera = { isOn: false, answer: Promise.withResolvers() };
  devices.microphone = { isOn: false, answer: Promise.withResolvers() };
  stopped.length = 0;
});

test('who joins is heard and seen', async () => {
  start();
  line.connected.resolve();
  devices.microphone.answer.resolve();
  await settle();
  expect([devices.microphone.isOn, devices.camera.isOn]).toEqual([true, true]);
});

test('who leaves before the line is open turns nothing on', async () => {
  const call = start();
  call.leave();
  line.connected.resolve();
  await settle();
  expect([devices.microphone.isOn, devices.camera.isOn]).toEqual([false, false]);
});

test('who leaves while the microphone is asked for turns no camera on', async () => {
  const call = start();
  line.connected.resolve();
  await settle();
  call.leave();
  devices.microphone.answer.resolve();
  await settle();
  expect(devices.camera.isOn).toBe(false);
});

test('a camera that comes on after leaving is stopped', async () => {
  const call = start();
  line.connected.resolve();
  devices.microphone.answer.resolve();
  await settle();
  call.leave();
  devices.camera.answer.resolve();
  await settle();
  expect(stopped).toEqual(['camera']);
});
