import { expect, test } from 'vitest';
import { firstChoice, sendsPicture } from './call-choice.ts';

test.each([
  [{}, 'video'],
  [{ effectiveType: '4g' }, 'video'],
  [{ effectiveType: '4g', saveData: true }, 'low-data'],
  [{ effectiveType: '3g' }, 'low-data'],
  [{ effectiveType: '2g' }, 'audio'],
  [{ effectiveType: 'slow-2g', saveData: true }, 'audio'],
] as const)('a line of %j begins as %s', (line, mode) => expect(firstChoice(line).mode).toBe(mode));

test('one joins muted, with the camera on; audio only sends no picture', () => {
  const choice = firstChoice({});
  expect(choice).toMatchObject({ isMicrophoneOn: false, isCameraOn: true });
  expect(sendsPicture(choice)).toBe(true);
  expect(sendsPicture({ ...choice, isCameraOn: false })).toBe(false);
  expect(sendsPicture({ ...choice, mode: 'audio' })).toBe(false);
});
