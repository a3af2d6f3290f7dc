import { ApolloClient, ApolloLink, execute, gql, InMemoryCache, Observable } from '@apollo/client';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { freshLink, queryFresh } from './fresh.ts';

const LIST = gql`
  query Tokens($page: Int!) {
    tokens(page: $page)
  }
`;
const ADD = gql`
  mutation AddToken {
    addToken
  }
`;

/** A client whose requests get a response when the test says so. */
function start() {
  const sent: { name: string | undefined; respond: (data: Record<string, unknown>) => void }[] = [];
  const server = new ApolloLink(
    ({ operationName }) =>
      new Observable(observer => {
        const respond = (data: Record<string, unknown>) => {
          observer.next({ data });
          observer.complete();
        };
        sent.push({ name: operationName, respond });
      }),
  );
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    queryDeduplication: false,
    link: ApolloLink.from([freshLink(), server]),
  });
  const list = (page = 1) => client.query({ query: LIST, variables: { page }, fetchPolicy: 'network-only' });
  return { client, sent, list };
}

test('equal queries without a response are one request', async () => {
  const { sent, list } = start();
  const responses = [list(), list(), list(2)];
  expect(sent).toHaveLength(2);
  sent[0]!.respond({ tokens: ['a'] });
  sent[1]!.respond({ tokens: ['b'] });
  const tokens = (await Promise.all(responses)).map(({ data }) => data);
  expect(tokens).toEqual([{ tokens: ['a'] }, { tokens: ['a'] }, { tokens: ['b'] }]);
  const later = list();
  expect(sent).toHaveLength(3);
  sent[2]!.respond({ tokens: ['c'] });
  expect((await later).data).toEqual({ tokens: ['c'] });
});

test('a query after a mutation does not join one from before it', async () => {
  const { client, sent, list } = start();
  const before = list();
  const added = client.mutate({ mutation: ADD });
  sent[1]!.respond({ addToken: true });
  await added;
  const after = list();
  expect(sent.map(({ name }) => name)).toEqual(['Tokens', 'AddToken', 'Tokens']);
  sent[0]!.respond({ tokens: [] });
  sent[2]!.respond({ tokens: ['new'] });
  expect((await before).data).toEqual({ tokens: [] });
  expect((await after).data).toEqual({ tokens: ['new'] });
});

test('a query because of a response is another request', () => {
  let requests = 0;
  const server = new ApolloLink(() => of({ data: { number: ++requests } }));
  const link = ApolloLink.from([freshLink(), server]);
  const { client } = start();
  const read = () => execute(link, { query: LIST, variables: { page: 1 } }, { client });
  const numbers: unknown[] = [];
  read().subscribe(({ data }) => {
    numbers.push(data);
    read().subscribe(again => numbers.push(again.data));
  });
  expect(numbers).toEqual([{ number: 1 }, { number: 2 }]);
});

test('a response is fresh until the next mutation', async () => {
  const { client, sent } = start();
  const read = () => queryFresh(client, LIST, { page: 1 });
  const first = read();
  sent[0]!.respond({ tokens: ['a'] });
  expect(await first).toEqual({ tokens: ['a'] });
  expect(await read()).toEqual({ tokens: ['a'] });
  expect(sent).toHaveLength(1);
  const added = client.mutate({ mutation: ADD });
  sent[1]!.respond({ addToken: true });
  await added;
  const second = read();
  sent[2]!.respond({ tokens: ['b'] });
  expect(await second).toEqual({ tokens: ['b'] });
});
