import type { Database } from '../infra/database.ts';

/** Drops the months of the audit that are older than the period that its owner set (`infra/audit-period.ts`). */
export async function dropOldAuditMonths({ query }: Pick<Database, 'query'>): Promise<string[]> {
  const rows = await query<{ month: string }>('select portal.drop_old_audit_months() as month');
  return rows.map(({ month }) => month);
}
