import type { Bundle, CapabilityStatement, Resource, ValueSet } from 'fhir/r4';
import { Pool } from 'undici';
import { exchange } from '../upstream/exchange.ts';
import { Unavailable } from '../upstream/unavailable.ts';
import type { Tls } from '../upstream/tls.ts';
import { hasNextPage, listResources } from './bundle.ts';
import { isResource } from './is-resource.ts';
import { NotAccepted } from './not-accepted.ts';
import type { Page, Query, Records, Search, Within } from './records.ts';

const largestAnswerBytes = 32 * 1024 * 1024;
const usualMs = 2800;
/** The first expansion after the server's start takes seconds, and is remembered for everybody; so does what it can do. */
const slowMs = 8000;
/** The server gives no longer page. */
const longestPage = 500;
const mostPages = 20;
/** Few searches are made side by side; a batch of them takes the server longer. */
const mostSideBySide = 4;
/** Beyond this an address is too long for the server's web server. */
const longestPath = 6000;

type Request = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  ifMatch?: string | undefined;
  body?: Resource;
};

/** HAPI FHIR. Answers are read to their end and parsed: a cut-off one is a failure, never an answer. */
export function openRecords({ recordsUrl, tls }: { recordsUrl: string; tls?: Tls | undefined }): Records {
  const base = new URL(recordsUrl);
  const pool = new Pool(base.origin, {
    connections: 64,
    connect: { timeout: 1500, ...tls },
    keepAliveTimeout: 10_000,
    maxResponseSize: largestAnswerBytes,
  });

  async function exchangeWhole({ method, path, ifMatch, body }: Request, { withinMs = usualMs }: Within) {
    try {
      const { status, text } = await exchange(
        pool,
        {
          method,
          path: `${base.pathname}${path}`,
          headers: {
            accept: 'application/fhir+json',
            ...(body && { 'content-type': 'application/fhir+json', prefer: 'return=representation' }),
            ...(ifMatch !== undefined && { 'if-match': ifMatch }),
          },
          body: body === undefined ? null : JSON.stringify(body),
        },
        withinMs,
      );
      return { status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
    } catch (error) {
      throw new Unavailable('records', error);
    }
  }

  async function send(request: Request, within: Within = {}): Promise<Resource> {
    const { status, body } = await exchangeWhole(request, within);
    return requireResource(status, body);
  }

  async function findOrDeleted(type: string, id: string, within?: Within) {
    return send({ method: 'GET', path: `/${type}/${id}` }, within).catch(toAbsent);
  }

  async function search(type: string, query: Query, { withinMs = usualMs, ...page }: Page & Within) {
    return requireBundle(
      await send({ method: 'GET', path: `/${toSearch(type, query, page)}` }, { withinMs }),
    );
  }

  /** What each of the addresses answers, in one call. */
  async function getTogether<Answer>(
    urls: readonly string[],
    toAnswer: (status: number, body: unknown) => Answer,
    within?: Within,
  ): Promise<Answer[]> {
    const entry = urls.map((url) => ({ request: { method: 'GET' as const, url } }));
    const batch: Bundle = { resourceType: 'Bundle', type: 'batch', entry };
    const answers = requireBundle(await send({ method: 'POST', path: '', body: batch }, within)).entry ?? [];
    if (answers.length !== urls.length) throw new Unavailable('records');
    return answers.map(({ resource, response }) =>
      toAnswer(Number.parseInt(response?.status ?? '', 10), resource),
    );
  }

  return {
    findOrDeleted,

    find: async (type, id, within) => toPresent(await findOrDeleted(type, id, within)),

    findTogether: (references, within) =>
      getTogether(
        references,
        (status, body) => {
          if (status === 404 || status === 410) return undefined;
          return requireResource(status, body);
        },
        within,
      ),

    async listVersions(type, id, most, within) {
      const path = `/${type}/${id}/_history?${toPage({ count: most })}`;
      const bundle = toPresent(await send({ method: 'GET', path }, within).catch(toAbsent));
      return bundle === undefined ? [] : listResources(requireBundle(bundle));
    },

    search,

    async searchAll(type, query, within = {}) {
      const found: Resource[] = [];
      for (let page = 0; page < mostPages; page += 1) {
        const place = { count: longestPage, offset: page * longestPage };
        const bundle = await search(type, query, { ...place, ...within });
        found.push(...listResources(bundle));
        if (!hasNextPage(bundle)) return found;
      }
      throw new Unavailable('records');
    },

    async searchTogether(searches, within) {
      const urls = searches.map(({ type, query, count, offset }) => toSearch(type, query, { count, offset }));
      if (urls.length > mostSideBySide || urls.some(({ length }) => length > longestPath))
        return getTogether(urls, toKnownPage, within);
      const answers = urls.map((url) => exchangeWhole({ method: 'GET', path: `/${url}` }, within ?? {}));
      return (await Promise.all(answers)).map(({ status, body }) => toKnownPage(status, body));
    },

    async expand(query) {
      const path = `/ValueSet/$expand?${toQuery(query)}`;
      return toPresent(await send({ method: 'GET', path }, { withinMs: slowMs }).catch(toAbsent)) as
        ValueSet | undefined;
    },

    put: (resource, { ifMatch, ...within } = {}) =>
      send(
        { method: 'PUT', path: `/${resource.resourceType}/${resource.id}`, ifMatch, body: resource },
        within,
      ),

    async transact(entries, within) {
      const transaction: Bundle = { resourceType: 'Bundle', type: 'transaction', entry: [...entries] };
      return requireBundle(await send({ method: 'POST', path: '', body: transaction }, within));
    },

    async capabilities() {
      return (await send({ method: 'GET', path: '/metadata' }, { withinMs: slowMs })) as CapabilityStatement;
    },

    async check() {
      await send({ method: 'GET', path: '/metadata?_elements=fhirVersion' }, { withinMs: 2000 });
    },

    close: () => pool.destroy(),
  };
}

/** @throws NotAccepted where the server says no | Unavailable where it fails */
function requireResource(status: number, body: unknown): Resource {
  if ((status === 200 || status === 201) && isResource(body)) return body;
  throw status >= 300 && status < 500 ? new NotAccepted(status) : new Unavailable('records');
}

function requireBundle(body: Resource): Bundle {
  if (body.resourceType !== 'Bundle') throw new Unavailable('records');
  return body as Bundle;
}

function toAbsent(error: unknown): 'deleted' | undefined {
  if (error instanceof NotAccepted && error.status === 404) return undefined;
  if (error instanceof NotAccepted && error.status === 410) return 'deleted';
  throw error;
}

function toPresent(found: Resource | 'deleted' | undefined): Resource | undefined {
  return found === 'deleted' ? undefined : found;
}

/** The server answers a type or a parameter that it does not know with 400 or 404. */
function toKnownPage(status: number, body: unknown): Bundle | undefined {
  return status === 400 || status === 404 ? undefined : requireBundle(requireResource(status, body));
}

function toSearch(type: string, query: Query, page: Search | Page): string {
  const given = toQuery(query);
  return `${type}?${given}${given === '' ? '' : '&'}${toPage(page)}`;
}

function toQuery(query: Query): string {
  const pairs = Array.isArray(query) ? (query as [string, string][]) : Object.entries(query);
  return new URLSearchParams(pairs).toString();
}

/** Without `_offset` HAPI stores a search and serves it stale, and leaves the versions of the last minute out of a history. */
function toPage({ count, offset = 0 }: Page): string {
  return `_count=${count}&_offset=${offset}`;
}
