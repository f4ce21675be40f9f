import type { Resource } from 'fhir/r4';

/** What goes back to the caller. */
export type Answer = { status: number; body: Resource; headers?: Record<string, string> };

/** A resource with the tag by which a later write names this version. */
export function answerWith(status: number, body: Resource, headers: Record<string, string> = {}): Answer {
  const version = body.meta?.versionId;
  return { status, body, headers: version === undefined ? headers : { etag: `W/"${version}"`, ...headers } };
}
