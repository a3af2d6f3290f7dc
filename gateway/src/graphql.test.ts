import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp, tokenOf } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

/** Enough requests that the document is compiled. */
const TIMES = 8;

async function execute(accept: string | undefined, body: object, signedIn = true) {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(accept && { accept }),
      ...(signedIn && { authorization: `Bearer ${await tokenOf(app, 'reception')}` }),
    },
    body: JSON.stringify(body),
  });
  const headers = Object.fromEntries(
    ['content-type', 'cache-control'].map(name => [name, response.headers.get(name)]),
  );
  return { status: response.status, headers, body: await response.json() };
}

const list = 'query List($search: String) { members(search: $search) { items { name } totalCount } }';

test.each([
  ['a list', { query: list, variables: { search: 'nobody' } }],
  ['a list without variables', { query: list, variables: null }],
  ['one of two operations', { query: `${list} query Other { me { username } }`, operationName: 'Other' }],
  ['one of two operations that is not named', { query: `${list} query Other { me { username } }` }],
  ['a wrong variable', { query: list, variables: { search: 1 } }],
  ['what may not be seen', { query: '{ payrollRecords { items { id } } }' }],
])('%s has the same response each time, for every Accept header', async (_what, body) => {
  const accepted = [
    undefined,
    '*/*',
    'application/json',
    'application/graphql-response+json,application/json;q=0.9',
    'application/json;charset=utf-8, */*;q=0.1',
  ];
  for (const accept of accepted) {
    const first = await execute(accept, body);
    for (let time = 1; time < TIMES; time++) expect(await execute(accept, body)).toEqual(first);
  }
});

test('an anonymous request is rejected each time, also after one of a user', async () => {
  const body = { query: '{ members { items { name } } }' };
  for (let time = 0; time < TIMES; time++) {
    expect((await execute('*/*', body)).body).toMatchObject({ data: { members: { items: [] } } });
    expect((await execute('*/*', body, false)).body).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  }
});
