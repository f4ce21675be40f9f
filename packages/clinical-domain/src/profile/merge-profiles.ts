import { listDifferences, type Profile, type ProfileField } from './profile.ts';

export type Merged = {
  profile: Profile;
  /** Changed there, not here: theirs is taken. */
  taken: ProfileField[];
  /** Changed there and here, differently: mine is kept, and the patient is shown theirs. */
  disputed: ProfileField[];
};

/** What a patient has typed, brought onto a version that has changed meanwhile. */
export function mergeProfiles({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Profile>): Merged {
  const changedHere = new Set(listDifferences(base, mine));
  const changedThere = listDifferences(base, theirs);
  const taken = changedThere.filter((field) => !changedHere.has(field));
  const disputed = changedThere.filter((field) => changedHere.has(field) && mine[field] !== theirs[field]);
  const profile = { ...mine };
  for (const field of taken) profile[field] = theirs[field];
  return { profile, taken, disputed };
}
