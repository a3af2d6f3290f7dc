import { expect, test } from 'vitest';
import { contracts } from '../contracts.ts';
import { openapiDocument } from './openapi.ts';
import { restResource } from './resource.ts';
import { restSurface } from './routes.ts';

const resources = contracts.map(restResource);
const { routes, schemas } = restSurface(resources);

/** A repeated request does what the first one did, or nothing. */
const WITHOUT_KEY = [
  'login',
  'logout',
  'preparePayroll',
  'approvePayroll',
  'payPayroll',
  'endSessions',
  'checkOut',
];

test('a POST that would harm when it is repeated takes an Idempotency-Key', () => {
  const posts = routes.filter(({ method, idempotent }) => method === 'POST' && !idempotent);
  expect(posts.map(({ name }) => name).toSorted()).toEqual(WITHOUT_KEY.toSorted());
});

test('every 429 and 503 says when to try again', () => {
  const { paths } = openapiDocument(resources, routes, schemas);
  const operations = Object.values(paths).flatMap(methods => Object.values(methods)) as {
    operationId: string;
    responses: Record<string, { headers?: object }>;
  }[];
  expect(operations.map(({ operationId }) => operationId)).toContain('login');
  for (const { operationId, responses } of operations)
    for (const status of ['429', '503'])
      expect(responses[status]?.headers, `${operationId} ${status}`).toHaveProperty('Retry-After');
});
