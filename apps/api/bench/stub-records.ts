import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildPerson } from '@portal/test-stack/seed/population/person';

/**
 * A records server at no cost: it knows every Patient by id, nothing else, and gives back what is put. Runs as a process of
 * its own.
 */
const [sample] = buildPerson(1, '2026-11-15');
const [before = '', after = ''] = JSON.stringify({ ...sample, id: '{id}' }).split('{id}');
const headers = { 'content-type': 'application/fhir+json;charset=UTF-8' };

const server = createServer((request, response) => {
  if (request.method === 'PUT') {
    response.writeHead(201, headers);
    request.pipe(response);
    return;
  }
  if (!request.url?.startsWith('/fhir/Patient/')) {
    response.writeHead(404, headers).end('{"resourceType":"OperationOutcome"}');
    return;
  }
  const id = request.url.slice('/fhir/Patient/'.length);
  response.writeHead(200, headers).end(before + id + after);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () =>
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
