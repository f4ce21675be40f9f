import { afterEach, expect, test, vi } from 'vitest';
import { centreOn, openPopup } from './popup.ts';

test.each([
  [{ left: 0, top: 0, width: 1440, height: 900 }, 'popup,width=500,height=650,left=470,top=125'],
  [{ left: 1920, top: 40, width: 1000, height: 800 }, 'popup,width=500,height=650,left=2170,top=115'],
  [{ left: 0, top: 0, width: 390, height: 600 }, 'popup,width=500,height=650,left=0,top=0'],
])('in a window at %j', (screen, features) => {
  expect(centreOn(screen, 500, 650)).toBe(features);
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['in a tab', false, 1],
  ['in an installed portal, whose second window may be another browser', true, 0],
])('%s', (_, isInstalled, opened) => {
  const open = vi.fn(() => ({}));
  const size = { screenX: 0, screenY: 0, outerWidth: 390, outerHeight: 844 };
  vi.stubGlobal('window', { ...size, name: '', open });
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
  expect(openPopup('portal-sign-in', 500, 650) === undefined).toBe(isInstalled);
  expect(open).toHaveBeenCalledTimes(opened);
});
