import type { Logger } from '../infra/logger.ts';

const quietMs = 5000;

/** Says that records are late or lost: loudly, at most once in five seconds, with the number lost since the start. */
export function reportAuditTrouble(log: Logger) {
  let lostInAll = 0;
  let told = 0;
  let timer: NodeJS.Timeout | undefined;
  let failedAt = -Infinity;

  function tellLoss() {
    if (told === lostInAll) return;
    log.error(
      { lost: lostInAll - told, lostInAll },
      'audit records were lost: the database cannot be written',
    );
    told = lostInAll;
  }

  return {
    onLost(rows: number, isLast = false) {
      lostInAll += rows;
      if (isLast || !timer) tellLoss();
      timer ??= setTimeout(() => {
        timer = undefined;
        tellLoss();
      }, quietMs).unref();
    },

    onFailure(err: unknown) {
      if (performance.now() - failedAt < quietMs) return;
      failedAt = performance.now();
      log.error({ err }, 'audit records cannot be stored and are kept; writes are refused meanwhile');
    },
  };
}
