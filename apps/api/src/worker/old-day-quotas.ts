import type { Database } from '../infra/database.ts';

const keptDays = 2;

/** A quota is of one day; a day more lets a repeat find that it was counted. */
export async function clearOldDayQuotas({ query }: Pick<Database, 'query'>): Promise<void> {
  await query('delete from portal.day_quotas where day < current_date - $1::int', [keptDays]);
}
