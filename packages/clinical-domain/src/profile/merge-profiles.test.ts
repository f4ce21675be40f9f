import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeProfiles } from './merge-profiles.ts';
import { listDifferences, type Profile } from './profile.ts';

const empty: Profile = {
  mobile: '',
  email: '',
  province: '',
  district: '',
  localBody: '',
  ward: '',
  street: '',
  contactName: '',
  contactRelation: '',
  contactMobile: '',
  language: '',
  photo: '',
};
const value = fc.constantFrom('', 'a', 'b', 'c');
const anyProfile = fc.record(
  Object.fromEntries(Object.keys(empty).map((field) => [field, value])) as Record<
    keyof Profile,
    typeof value
  >,
);

test('what only they changed is taken, what only I changed is kept, what both changed is disputed', () => {
  const base = { ...empty, mobile: '1', ward: '3', street: 'Old' };
  const mine = { ...base, mobile: '2', street: 'Mine' };
  const theirs = { ...base, ward: '4', street: 'Theirs' };
  expect(mergeProfiles({ base, mine, theirs })).toEqual({
    profile: { ...base, mobile: '2', ward: '4', street: 'Mine' },
    taken: ['ward'],
    disputed: ['street'],
  });
});

test('the same change on both sides is no dispute', () => {
  const both = { ...empty, mobile: '2' };
  expect(mergeProfiles({ base: empty, mine: both, theirs: both })).toEqual({
    profile: both,
    taken: [],
    disputed: [],
  });
});

test('no change is lost unseen', () => {
  fc.assert(
    fc.property(anyProfile, anyProfile, anyProfile, (base, mine, theirs) => {
      const { profile, taken, disputed } = mergeProfiles({ base, mine, theirs });
      for (const field of listDifferences(base, mine)) expect(profile[field]).toBe(mine[field]);
      for (const field of listDifferences(profile, theirs)) {
        expect(base[field] === theirs[field] || disputed.includes(field)).toBe(true);
      }
      for (const field of taken) expect(profile[field]).toBe(theirs[field]);
    }),
  );
});

test('a merge that is saved is not disputed again', () => {
  fc.assert(
    fc.property(anyProfile, anyProfile, anyProfile, (base, mine, theirs) => {
      const { profile } = mergeProfiles({ base, mine, theirs });
      expect(mergeProfiles({ base: theirs, mine: profile, theirs })).toEqual({
        profile,
        taken: [],
        disputed: [],
      });
    }),
  );
});
