import { expect, test } from 'vitest';
import { listDistricts, provinces } from './nepal-districts.ts';
import { listDistrictsWithLocalLevels, listLocalLevels } from './nepal-local-levels.ts';

const all = listDistrictsWithLocalLevels().flatMap((district) =>
  listLocalLevels(district).map((level) => ({ ...level, district })),
);
const ofKind = (kind: string) => all.filter(({ en }) => en.endsWith(` ${kind}`)).length;

test('as many of each kind as the law has, and as many wards', () => {
  const rural = ofKind('Rural Municipality');
  const subMetropolitan = ofKind('Sub-Metropolitan City');
  const metropolitan = ofKind('Metropolitan City');
  expect({ metropolitan, subMetropolitan, municipalities: ofKind('Municipality') - rural, rural }).toEqual({
    metropolitan: 6,
    subMetropolitan: 11,
    municipalities: 276,
    rural: 460,
  });
  expect(all).toHaveLength(753);
  expect(all.reduce((sum, { wards }) => sum + wards, 0)).toBe(6743);
});

test('each district has its own, and each belongs to one province', () => {
  const districts = listDistricts('', 'en').map(({ en }) => en);
  expect(listDistrictsWithLocalLevels().toSorted()).toEqual(districts.toSorted());
  for (const district of districts) {
    expect(listLocalLevels(district).length).toBeGreaterThan(2);
    expect(provinces.filter((one) => one.districts.some(({ en }) => en === district))).toHaveLength(1);
  }
  expect(listLocalLevels('Berlin')).toEqual([]);
  expect(listLocalLevels('')).toEqual([]);
});

test('each is named in both scripts, none twice in a district, with 5 to 33 wards', () => {
  for (const { en, ne, wards } of all) {
    expect(en).toMatch(/^[A-Z][A-Za-z.]+(?:[ -][A-Z][A-Za-z]+)* (?:Municipality|City)$/);
    expect(ne).toMatch(/^[\p{Script=Devanagari} .-]+पालिका$/u);
    expect(wards >= 5 && wards <= 33).toBe(true);
  }
  expect(new Set(all.map(({ district, en }) => `${district} ${en}`)).size).toBe(753);
  expect(new Set(all.map(({ district, ne }) => `${district} ${ne}`)).size).toBe(753);
});

test.each([
  ['Lalitpur', 'Lalitpur Metropolitan City', 'ललितपुर महानगरपालिका', 29],
  ['Kathmandu', 'Kathmandu Metropolitan City', 'काठमाडौँ महानगरपालिका', 32],
  ['Kaski', 'Pokhara Metropolitan City', 'पोखरा महानगरपालिका', 33],
  ['Sunsari', 'Itahari Sub-Metropolitan City', 'ईटहरी उपमहानगरपालिका', 20],
  ['Bhaktapur', 'Bhaktapur Municipality', 'भक्तपुर नगरपालिका', 10],
  ['Manang', 'Nason Rural Municipality', undefined, 9],
])('%s has %s', (district, en, ne, wards) => {
  const level = listLocalLevels(district).find((one) => one.en === en);
  expect(level).toMatchObject({ wards, ...(ne && { ne }) });
});
