import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { ClubCache } from './club-cache.ts';

const member = (status: string) => ({ __typename: 'Member', id: '7', status });
const now = gql('{ member(id: "7") { id status } }');
const past = gql('query ($day: LocalDate) { member(id: "7", asOf: $day) { id status } }');
const fixedPast = gql('{ member(id: "7", asOf: "2026-03-31") { id status } }');

test('a record as it was stays apart from the current one, and from that of another day', () => {
  const cache = new ClubCache();
  cache.writeQuery({ query: now, data: { member: member('active') } });
  cache.writeQuery({ query: past, variables: { day: '2026-01-31' }, data: { member: member('frozen') } });
  cache.writeQuery({ query: fixedPast, data: { member: member('trial') } });
  expect(cache.readQuery({ query: now })).toEqual({ member: member('active') });
  expect(cache.readQuery({ query: past, variables: { day: '2026-01-31' } })).toEqual({
    member: member('frozen'),
  });
  expect(cache.readQuery({ query: fixedPast })).toEqual({ member: member('trial') });
  cache.writeQuery({ query: now, data: { member: member('ended') } });
  expect(cache.readQuery({ query: fixedPast })).toEqual({ member: member('trial') });
});

test('a record is one object in all queries of today', () => {
  const cache = new ClubCache();
  const list = gql('{ members { items { id status } } }');
  cache.writeQuery({ query: now, data: { member: member('active') } });
  cache.writeQuery({
    query: list,
    data: { members: { __typename: 'MemberList', items: [member('frozen')] } },
  });
  expect(cache.readQuery({ query: now })).toEqual({ member: member('frozen') });
});

test('options of two resources with the same id stay apart', () => {
  const cache = new ClubCache();
  const option = (label: string) => [{ __typename: 'Option', id: '7', label }];
  const [members, trainers] = [gql('{ memberOptions { id label } }'), gql('{ trainerOptions { id label } }')];
  cache.writeQuery({ query: members, data: { memberOptions: option('Ann Lee') } });
  cache.writeQuery({ query: trainers, data: { trainerOptions: option('Bo Diaz') } });
  expect(cache.readQuery({ query: members })).toEqual({ memberOptions: option('Ann Lee') });
});
