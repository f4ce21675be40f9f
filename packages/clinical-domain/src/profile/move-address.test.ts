import { expect, test } from 'vitest';
import { moveToDistrict, moveToLocalLevel, moveToProvince } from './move-address.ts';
import { listLocalLevels } from './nepal-local-levels.ts';

const patan = {
  province: 'Bagmati Province',
  district: 'Lalitpur',
  localBody: 'Lalitpur Metropolitan City',
  ward: '26',
};
const byHand = { ...patan, localBody: 'Patan' };
const none = { province: '', district: '', localBody: '', ward: '' };
const notLoaded = () => [];

test('another province empties what is of the old one', () => {
  expect(moveToProvince(patan, 'Koshi Province', listLocalLevels)).toEqual({
    ...none,
    province: 'Koshi Province',
  });
  expect(moveToProvince(patan, 'Bagmati Province', listLocalLevels)).toEqual(patan);
  expect(moveToProvince(patan, '', listLocalLevels)).toEqual({ ...patan, province: '' });
});

test('another district brings its province, and empties what is of the old one', () => {
  expect(moveToDistrict(patan, 'Jhapa', listLocalLevels)).toEqual({
    ...none,
    province: 'Koshi Province',
    district: 'Jhapa',
  });
  expect(moveToDistrict(patan, 'Lalitpur', listLocalLevels)).toEqual(patan);
});

test('of a whole profile the address alone is said, so that nothing else that was typed is put back', () => {
  const whole = { ...patan, street: 'Pulchowk' };
  expect(moveToProvince(whole, 'Bagmati Province', listLocalLevels)).toEqual(patan);
  expect(moveToDistrict(whole, 'Lalitpur', listLocalLevels)).toEqual(patan);
  expect(moveToLocalLevel(whole, patan.localBody, listLocalLevels)).toEqual(patan);
});

test('what was written by hand stays, and so does everything while the lists are not there', () => {
  expect(moveToDistrict(byHand, 'Jhapa', listLocalLevels)).toMatchObject({ localBody: 'Patan', ward: '26' });
  expect(moveToDistrict(patan, 'Jhapa', notLoaded)).toMatchObject({ localBody: patan.localBody, ward: '26' });
  expect(moveToLocalLevel(patan, 'Berlin', listLocalLevels)).toEqual({ ...patan, localBody: 'Berlin' });
});

test('a local level is stored by its English name, and keeps the ward only where it has one', () => {
  expect(moveToLocalLevel(byHand, 'ललितपुर महानगरपालिका', listLocalLevels)).toEqual(patan);
  expect(moveToLocalLevel(patan, 'Mahalaxmi Municipality', listLocalLevels)).toEqual({
    ...patan,
    localBody: 'Mahalaxmi Municipality',
    ward: '',
  });
  expect(moveToLocalLevel({ ...patan, ward: '3' }, 'Godawari Municipality', listLocalLevels).ward).toBe('3');
});
