import type { Slip } from './slip-store.ts';

/** Why a slip no longer works; undefined where it does. */
export function findSlipEnd(slip: Pick<Slip, 'spentAt' | 'spentHow' | 'expiresAt'>, now = new Date()) {
  if (slip.spentHow === 'elsewhere') return { outcome: 'elsewhere' } as const;
  if (slip.spentAt) return { outcome: 'used', at: slip.spentAt.toISOString() } as const;
  if (slip.expiresAt <= now) return { outcome: 'expired', at: slip.expiresAt.toISOString() } as const;
  return undefined;
}
