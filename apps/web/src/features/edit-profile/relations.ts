import { msg } from '@lingui/core/macro';

/** By the English word that the record keeps. */
export const relations = {
  Husband: msg`Husband`,
  Wife: msg`Wife`,
  Father: msg`Father`,
  Mother: msg`Mother`,
  Son: msg`Son`,
  Daughter: msg`Daughter`,
  Brother: msg`Brother`,
  Sister: msg`Sister`,
  Relative: msg`Other relative`,
  Friend: msg`Friend`,
} as const;

export function findRelation(stored: string) {
  return Object.entries(relations).find(([id]) => id === stored)?.[1];
}
