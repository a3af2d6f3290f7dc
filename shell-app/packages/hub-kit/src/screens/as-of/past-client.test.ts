import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { print } from 'graphql';
import { expect, test } from 'vitest';
import { documentAtDay } from './document-at-day.ts';
import { pastClient } from './past-client.ts';

const text = (document: ReturnType<typeof gql>) => print(document).replaceAll(/\s+/g, ' ');

test('root fields with earlier values read those of the day, and no others', () => {
  const list = gql(`query Members($filter: MemberFilter) {
    page: members(filter: $filter, asOf: "2020-01-01") { items { id payments { totalCount } } }
    total: membersAggregate { count }
    options: memberOptions { id }
  }`);
  expect(text(documentAtDay(list, '2026-03-31'))).toBe(
    text(
      gql(`query Members($filter: MemberFilter) {
        page: members(filter: $filter, asOf: "2026-03-31") { items { id payments { totalCount } } }
        total: membersAggregate(asOf: "2026-03-31") { count }
        options: memberOptions { id }
      }`),
    ),
  );
  const change = gql('mutation { deleteMember(id: "1") }');
  expect(text(documentAtDay(change, '2026-03-31'))).toBe(text(change));
});

test('the client of a day has a cache of its own, and sends no change', async () => {
  const sent: string[] = [];
  const link = new ApolloLink(({ query }) => {
    sent.push(text(query));
    const isPast = print(query).includes('now-1M/M');
    return new Observable(observer => {
      observer.next({ data: { member: { __typename: 'Member', id: '7', city: isPast ? 'Here' : 'There' } } });
      observer.complete();
    });
  });
  const current = new ApolloClient({ cache: new InMemoryCache(), link });
  const past = pastClient(current, 'now-1M/M');
  const query = gql('{ member(id: "7") { id city } }');
  const city = async (client: ApolloClient) =>
    (await client.query<{ member: { city: string } }>({ query })).data?.member.city;
  expect([await city(current), await city(past), await city(current)]).toEqual(['There', 'Here', 'There']);
  expect(sent).toEqual([
    '{ member(id: "7") { id city __typename } }',
    '{ member(id: "7", asOf: "now-1M/M") { id city __typename } }',
  ]);
  await expect(past.mutate({ mutation: gql('mutation { deleteMember(id: "7") }') })).rejects.toThrow(
    'Nothing can be changed as of now-1M/M',
  );
  expect(sent).toHaveLength(2);
});
