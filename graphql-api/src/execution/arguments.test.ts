import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { requestOverHttp } from '../../testing/http.ts';
import { makeRecord } from '../../testing/samples.ts';
import type { Saved } from '../../testing/records.ts';

/** A document, the variables that do not fit, and the path that the error names. */
const misfits: [query: string, path: string][] = [
  ['query ($x: ID = "1") { m: member(id: $x) { id } me { id } big: paymentsAggregate { count } }', 'id'],
  ['query ($x: ID = "1") { me { id } invoicePdf(id: $x) { name } }', 'id'],
  [
    'query ($x: Int = 1) { members { items { payments(page: { offset: $x }) { totalCount } } } }',
    'page.offset',
  ],
  ['query ($x: Int = 1) { members(page: { offset: $x }) { totalCount } }', 'page.offset'],
  [
    'query ($x: MemberFilter = {}) { members(filter: { and: [{}, { or: [$x] }] }) { totalCount } }',
    'filter.and.1.or.0',
  ],
  ['query ($x: MemberSort = { field: name }) { members(sort: [$x]) { totalCount } }', 'sort.0'],
  ['query ($x: Boolean = true) { members { totalCount } me @include(if: $x) { id } }', '@include.if'],
  ['query ($x: Boolean = true) { members { items { id name @skip(if: $x) } } }', '@skip.if'],
  [
    'query ($x: Boolean = true) { members { ...F @skip(if: $x) } } fragment F on MemberPage { totalCount }',
    '@skip.if',
  ],
  [
    'query ($x: Boolean = true) { search(text: "a") { ... on MemberHit { id title @include(if: $x) } } }',
    '@include.if',
  ],
  [
    'query ($x: Boolean = true) { search(text: "a") { ... on SearchHit { id title @include(if: $x) } } }',
    '@include.if',
  ],
  ['query ($x: Boolean = true) { __schema { types { name @include(if: $x) } } me { id } }', '@include.if'],
  ['query ($x: String = "Member") { me { id } __type(name: $x) { name } }', 'name'],
  ['query ($x: Int = 5) { me { id } memberOptions(limit: $x) { id } }', 'limit'],
];

describe.each([
  ['interactive', true],
  ['ad hoc', false],
])('%s', (_name, isInteractive) => {
  const app = useApp({ isInteractive: () => isInteractive });
  let member: Saved;

  beforeAll(async () => {
    member = await makeRecord(app.as('admin'), 'Member', { name: 'Ann' });
  });

  const send = (query: string, variables: Record<string, unknown>) =>
    requestOverHttp(app.api, { query, variables }, { token: app.as('admin').token, address: '203.0.113.1' });

  test.each(misfits)('a value that must not be null rejects the whole request: %s', async (query, path) => {
    for (let time = 0; time < 3; time++) {
      const { data, errors, extensions } = (await send(query, { x: null })) as Awaited<
        ReturnType<typeof send>
      > & { extensions?: object };
      const message = `${path} must not be null`;
      expect(errors).toMatchObject([
        { message, extensions: { code: 'BAD_USER_INPUT', fields: { [path]: message } } },
      ]);
      expect(data ?? null).toBeNull();
      expect(extensions).toBeUndefined();
    }
  });

  test('no part of a mutation runs when a later part does not fit', async () => {
    const query = `mutation ($id: ID!, $x: ID = "1") {
      updateMember(id: $id, patch: { name: "Changed" }) { id }
      deleteMember(id: $x)
    }`;
    for (let time = 0; time < 3; time++)
      expect((await send(query, { id: member.id, x: null })).errors).toMatchObject([
        { message: 'id must not be null', extensions: { code: 'BAD_USER_INPUT' } },
      ]);
    expect(await app.sql('select name from member where id = $1', [member.id])).toEqual([{ name: 'Ann' }]);
  });

  test('what is skipped may be null', async () => {
    const query = `query ($x: ID = "1", $more: Boolean!) {
      me { id }
      member(id: $x) @include(if: $more) { id }
    }`;
    expect((await send(query, { x: null, more: false })).errors).toBeUndefined();
    expect((await send(query, { x: null, more: true })).errors).toHaveLength(1);
  });
});
