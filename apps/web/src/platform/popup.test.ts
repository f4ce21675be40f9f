import { expect, test } from 'vitest';
import { centreOn } from './popup.ts';

test.each([
  [{ left: 0, top: 0, width: 1440, height: 900 }, 'popup,width=500,height=650,left=470,top=125'],
  [{ left: 1920, top: 40, width: 1000, height: 800 }, 'popup,width=500,height=650,left=2170,top=115'],
  [{ left: 0, top: 0, width: 390, height: 600 }, 'popup,width=500,height=650,left=0,top=0'],
])('in a window at %j', (screen, features) => {
  expect(centreOn(screen, 500, 650)).toBe(features);
});
