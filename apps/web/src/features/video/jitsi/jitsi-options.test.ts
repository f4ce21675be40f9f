import { expect, test } from 'vitest';
import { firstChoice } from '../call-choice.ts';
import { jitsiConfig, jitsiScript } from './jitsi-options.ts';

const usual = firstChoice({});

test('muted, with a picture, with chat; nothing recorded, streamed or shared', () => {
  expect(jitsiConfig('Dr. Rai', usual)).toMatchObject({
    subject: 'Dr. Rai',
    startScreenSharing: false,
    startWithAudioMuted: true,
    startWithVideoMuted: false,
    startAudioOnly: false,
    disableChat: false,
    recordingService: { enabled: false },
    fileRecordingsEnabled: false,
    liveStreaming: { enabled: false },
    liveStreamingEnabled: false,
  });
  expect(jitsiConfig('Dr. Rai', usual)).not.toHaveProperty('resolution');
});

test('audio only asks for no picture; low data for a small one', () => {
  expect(jitsiConfig('', { ...usual, mode: 'audio' })).toMatchObject({
    startAudioOnly: true,
    startWithVideoMuted: true,
  });
  expect(jitsiConfig('', { ...usual, mode: 'low-data' })).toMatchObject({
    resolution: 180,
    startWithVideoMuted: false,
  });
  expect(jitsiConfig('', { ...usual, isCameraOn: false, isMicrophoneOn: true })).toMatchObject({
    startWithAudioMuted: false,
    startWithVideoMuted: true,
  });
});

test.each([
  ['meet.example.org', undefined, 'abc', 'https://meet.example.org/external_api.js'],
  ['meet.example.org', 'release-1', 'abc', 'https://meet.example.org/external_api.js?release=release-1'],
  ['8x8.vc', undefined, 'app/abc', 'https://8x8.vc/app/external_api.js'],
])('%s, %s, %s', (domain, release, room, address) => {
  expect(jitsiScript(domain, release, room)).toBe(address);
});
