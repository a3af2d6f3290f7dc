import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { print } from 'graphql';
import { expect, test } from 'vitest';
import { fetchAll } from '../export/fetch-all.ts';
import { dayWords } from './day-words.ts';
import { documentAtDay, hasEarlierValues } from './document-at-day.ts';
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

test('the export of a list reads that day', async () => {
  const sent: string[] = [];
  const link = new ApolloLink(({ query }) => {
    sent.push(text(query));
    return new Observable(observer => {
      observer.next({ data: { page: { items: [{ id: '7' }], totalCount: 1 } } });
      observer.complete();
    });
  });
  const client = pastClient(new ApolloClient({ cache: new InMemoryCache(), link }), '2026-03-31');
  const rows = await fetchAll({
    client,
    document: gql('query Members($page: Page) { page: members(page: $page) { items { id } totalCount } }'),
    variables: {},
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  expect(rows).toEqual([{ id: '7' }]);
  expect(sent).toEqual([expect.stringContaining('members(page: $page, asOf: "2026-03-31")')]);
});

test('a document has earlier values if all that it reads has', () => {
  expect(hasEarlierValues(gql('query Members { page: members { totalCount } }'))).toBe(true);
  expect(hasEarlierValues(gql('query Jobs { page: backgroundJobs { name } }'))).toBe(false);
  expect(
    hasEarlierValues(gql('query Both { page: members { totalCount } jobs: backgroundJobs { name } }')),
  ).toBe(false);
});

test.each([
  ['2026-10-31', 'October 31, 2026'],
  ['now-1d/d', 'November 14, 2026 (yesterday)'],
  ['now-1M/M', 'October 31, 2026 (last month)'],
  ['now-1Q/Q', 'September 30, 2026 (last quarter)'],
  ['now-1y/y', 'December 31, 2025 (last year)'],
  // November 15, 2026 is a Sunday, the first day of a week in the United States.
  ['now-1w/w', 'November 14, 2026 (last week)'],
  ['now-1y/fy', 'last year (fiscal)'],
])('the day %s is %s in words', (day, words) => {
  expect(dayWords(day, '2026-11-15')).toBe(words);
});
