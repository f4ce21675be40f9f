import { DatabaseError, Pool, type PoolClient, type QueryResultRow } from 'pg';
import type { Logger } from './logger.ts';
import type { Settings } from './settings.ts';
import { Unavailable } from '../upstream/unavailable.ts';

export type Query = <Row extends QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
type Transaction = <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;

export interface Database {
  readonly query: Query;
  readonly transaction: Transaction;
  /** For work that calls another server while it holds a lock. Waits at most 4 s for the lock. */
  readonly lockingTransaction: Transaction;
  /** The same for bookings, which call the records server. */
  readonly bookingTransaction: Transaction;
  /** The same for what patients write besides, which calls the records server too. */
  readonly recordTransaction: Transaction;
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Connection lost, shutting down, too many connections, lock or statement timeout. */
const unavailableStates = /^(08|53|57)|^55P03$/;

/** Connections of the booking pool; whoever books at once with more than these waits in the process, not in the pool. */
export const bookingConnections = 8;

/**
 * Four pools. Transactions that wait for another server while they hold a lock use small ones, one for each such server,
 * so that a hanging identity or records server can never take the connections that every other request needs.
 */
export function openDatabase(settings: Pick<Settings, 'databaseUrl'>, log: Logger): Database {
  const open = (max: number) => {
    const pool = new Pool({
      connectionString: settings.databaseUrl,
      application_name: 'patient-portal-api',
      max,
      connectionTimeoutMillis: 2000,
      statement_timeout: 5000,
      // For a server that has vanished without a word and can no longer keep to its own limit.
      query_timeout: 6000,
      idle_in_transaction_session_timeout: 20_000,
    });
    pool.on('error', (err) => log.warn({ err }, 'an idle database connection was lost'));
    return pool;
  };
  const everyday = open(10);
  const waiting = open(8);
  const booking = open(bookingConnections);
  const writing = open(4);

  async function transaction<Result>(pool: Pool, work: (query: Query) => Promise<Result>): Promise<Result> {
    const client = await pool.connect().catch(rethrow);
    let broken = false;
    // A connection may be lost between two queries, while the work waits for another server.
    const onError = () => (broken = true);
    client.on('error', onError);
    try {
      await client.query('begin').catch(rethrow);
      const result = await work(queryWith(client));
      await client.query('commit').catch(rethrow);
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => (broken = true));
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }

  const locking = <Result>(pool: Pool, work: (query: Query) => Promise<Result>) =>
    transaction(pool, async (query) => {
      await query(`set local lock_timeout = '4s'`);
      return work(query);
    });

  return {
    query: queryWith(everyday),
    transaction: <Result>(work: (query: Query) => Promise<Result>) => transaction(everyday, work),
    lockingTransaction: <Result>(work: (query: Query) => Promise<Result>) => locking(waiting, work),
    bookingTransaction: <Result>(work: (query: Query) => Promise<Result>) => locking(booking, work),
    recordTransaction: <Result>(work: (query: Query) => Promise<Result>) => locking(writing, work),
    async check() {
      await queryWith(everyday)('select 1');
    },
    async close() {
      await Promise.all([everyday.end(), waiting.end(), booking.end(), writing.end()]);
    },
  };
}

function queryWith(client: Pool | PoolClient): Query {
  return async <Row extends QueryResultRow>(text: string, values: readonly unknown[] = []) => {
    const result = await client.query<Row>(text, [...values]).catch(rethrow);
    return result.rows;
  };
}

function rethrow(error: unknown): never {
  const answered = error instanceof DatabaseError && !unavailableStates.test(error.code ?? '');
  throw answered ? error : new Unavailable('database', error);
}
