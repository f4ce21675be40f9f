import { findProvinceOf } from './nepal-districts.ts';
import type { LocalLevel } from './nepal-local-levels.ts';
import type { Profile } from './profile.ts';

type Address = Pick<Profile, 'province' | 'district' | 'localBody' | 'ward'>;

/** The local levels of a district, or none while they are not loaded. */
export type LevelsOf = (district: string) => readonly LocalLevel[];

/** A district of another province goes, and with it what was chosen in it. */
export function moveToProvince(address: Address, province: string, levelsOf: LevelsOf): Address {
  const fits = province === '' || findProvinceOf(address.district) === province;
  return fits ? { ...addressOf(address), province } : { ...moveToDistrict(address, '', levelsOf), province };
}

/** The province follows. What stands in another district goes; what no list knows was written by hand, and stays. */
export function moveToDistrict(address: Address, district: string, levelsOf: LevelsOf): Address {
  const province = findProvinceOf(district) ?? address.province;
  const isOfAnother =
    district !== address.district &&
    findLocalLevel(levelsOf(address.district), address.localBody) !== undefined &&
    findLocalLevel(levelsOf(district), address.localBody) === undefined;
  return { ...addressOf(address), province, district, ...(isOfAnother && { localBody: '', ward: '' }) };
}

/** Chosen or written: a name of the list is stored as records say it, in English. A ward that it does not have goes. */
export function moveToLocalLevel(address: Address, written: string, levelsOf: LevelsOf): Address {
  const level = findLocalLevel(levelsOf(address.district), written);
  const hasWard = level === undefined || Number(address.ward) <= level.wards;
  return { ...addressOf(address), localBody: level?.en ?? written, ward: hasWard ? address.ward : '' };
}

/** And nothing else of a profile that is given whole. */
function addressOf({ province, district, localBody, ward }: Address): Address {
  return { province, district, localBody, ward };
}

/** By its name in either language. */
export function findLocalLevel(levels: readonly LocalLevel[], name: string): LocalLevel | undefined {
  return levels.find(({ en, ne }) => en === name || ne === name);
}
