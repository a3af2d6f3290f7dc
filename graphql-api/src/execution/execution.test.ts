import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { requestOverHttp } from '../../testing/http.ts';
import { makeRecord } from '../../testing/samples.ts';
import { compile } from './execution.ts';
import { buildSchema } from '../server/schema.ts';

const app = useApp();

/** Asks until the document has been compiled; every answer must be that of the first time. */
async function askOften(query: string, variables: Record<string, unknown> = {}) {
  const answers = [];
  for (let time = 0; time < 6; time++)
    answers.push(
      await app
        .as('admin')
        .request(query, variables)
        .catch(({ message, code, fields }) => ({ message, code, fields })),
    );
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  return answers[0] as Record<string, unknown>;
}

test('a document that comes back is answered as at first', async () => {
  await makeRecord(app.as('admin'), 'Member', { name: 'Ann' });
  const query = `query ($filter: MemberFilter, $limit: Int = 5, $way: SortDirection = DESC, $more: Boolean!) {
    members(filter: $filter, page: { limit: $limit }, sort: [{ field: name, direction: $way }]) {
      items { name ...mail @include(if: $more) again: name }
    }
  }
  fragment mail on Member { email }`;
  const filter = { and: [{ name: { eq: 'Ann' } }, { payments: { none: { amount: { gt: 1 } } } }] };
  const items = [{ name: 'Ann', again: 'Ann', email: expect.stringContaining('@') }];
  expect(await askOften(query, { filter, more: true })).toEqual({ members: { items } });
  expect(await askOften(query, { filter, more: false })).toEqual({
    members: { items: [{ name: 'Ann', again: 'Ann' }] },
  });
});

test('a document with the alias __proto__ returns that field however often it is executed', async () => {
  const query = '{ membersAggregate { countDistinct { a: name __proto__: email id } } }';
  const { membersAggregate } = (await askOften(query)) as { membersAggregate: { countDistinct: object }[] };
  expect(Object.keys(membersAggregate[0]!.countDistinct).toSorted()).toEqual(['__proto__', 'a', 'id']);
});

test('what is wrong with it is told as at first', async () => {
  const one = 'query ($id: ID!) { member(id: $id) { name } }';
  expect(await askOften(one, { id: 'x' })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await askOften(one, { id: { a: 1 } })).toMatchObject({ code: 'BAD_USER_INPUT' });
  const create = 'mutation ($input: MemberInput!) { createMember(input: $input) { id } }';
  expect(await askOften(create, { input: {} })).toMatchObject({ fields: { name: 'Name is required' } });
});

test.each([
  'query ($filter: MemberFilter, $way: SortDirection = DESC) { members(filter: $filter, sort: [{ field: name, direction: $way }]) { items { name } } }',
  'query ($id: ID!, $more: Boolean!) { member(id: $id) { name email @include(if: $more) } }',
  'query ($id: ID!, $less: Boolean = true) { member(id: $id) { name ... @skip(if: $less) { email } } }',
  'mutation ($id: ID!, $patch: MemberPatch!) { updateMember(id: $id, patch: $patch) { id } }',
])('%s is compiled', query => {
  expect(compile(buildSchema(), parse(query), null)).toBeDefined();
});

test('a name that no operation has runs nothing, however often it is asked', async () => {
  const operation = 'mutation Add($input: MemberInput!) { createMember(input: $input) { id } }';
  const input = { name: 'Unwanted', email: 'unwanted@example.com', phone: '1', membershipType: 'Standard' };
  for (let time = 0; time < 6; time++) {
    const { errors } = await app.api.execute(
      { query: operation, variables: { input }, operationName: 'Nope' },
      { token: app.as('admin').token, address: '203.0.113.1' },
    );
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  }
  expect(await app.sql(`select from member where name = 'Unwanted'`)).toEqual([]);
});

test('a name without letters is no name, for what is known as well', async () => {
  const caller = { token: app.as('admin').token, address: '203.0.113.1' };
  const query = '{ members { totalCount } } # { me { id } }';
  for (let time = 0; time < 6; time++) await app.api.execute({ query }, caller);
  for (const asked of [
    { query, operationName: '' },
    { query: '{ me { id } }', operationName: ' { members { totalCount } } #' },
  ]) {
    const { data, errors } = await app.api.execute(asked, caller);
    expect(data ?? null).toBeNull();
    expect(errors).toHaveLength(1);
    expect((await requestOverHttp(app.api, asked, caller)).data ?? null).toBeNull();
  }
});

test.each([
  `query ($no: Boolean!) {
    x: members { items { id ...part @include(if: $no) } }
    y: members { items { id ...part } }
  }
  fragment part on Member { name }`,
  `query ($no: Boolean!) { y: members { items { id ...part @include(if: $no) ...part } } }
  fragment part on Member { name }`,
  `query ($no: Boolean!) {
    y: members { items { id } }
    y: members @include(if: $no) { items { payments { totalCount } } }
    y: members { items { name } }
  }`,
])('nothing is lost where conditions meet what is asked for twice: %s', async query => {
  const answer = (await askOften(query, { no: false })) as { y: { items: object[] } };
  for (const item of answer.y.items) expect(Object.keys(item).sort()).toEqual(['id', 'name']);
});

describe('what has been compiled', () => {
  const names = '{ members { items { name } } }';
  const paid = '{ members { items { name payments { items { amount } } } } }';
  const forbidden = { code: 'FORBIDDEN' };
  const namesSeenBy = async (username: 'admin' | 'trainer') => {
    const { members } = await app.as(username).request<{ members: { items: { name: string }[] } }>(names);
    return members.items.map(({ name }) => name);
  };

  test('is refused to whoever may not see what it shows', async () => {
    await askOften(names);
    await askOften(paid);
    expect(await namesSeenBy('trainer')).toContain('Ann');
    for (let time = 0; time < 6; time++) {
      await expect(app.as('trainer').request(paid)).rejects.toMatchObject(forbidden);
      await expect(app.anonymous.request(names)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });

  test('is refused with the next request when the permission is taken away, and answered when it is given back', async () => {
    for (let time = 0; time < 6; time++) await namesSeenBy('trainer');
    const [permission] = await app.sql<{ id: number }>(
      `select id from permission where role = 'Trainer' and resource = 'members'`,
    );
    const allow = (canView: boolean) =>
      app.as('admin').records('Permission').update(String(permission!.id), { canView });
    await allow(false);
    await expect(namesSeenBy('trainer')).rejects.toMatchObject(forbidden);
    await allow(true);
    expect(await namesSeenBy('trainer')).toContain('Ann');
  });

  test('shows what was changed before the request came', async () => {
    await askOften(names);
    const { id } = await makeRecord(app.as('admin'), 'Member', { name: 'Bea' });
    expect(await namesSeenBy('admin')).toContain('Bea');
    await app.as('admin').records('Member').update(id, { name: 'Beatrice' });
    expect(await namesSeenBy('admin')).toContain('Beatrice');
    await app.as('admin').records('Member').remove(id);
    expect(await namesSeenBy('admin')).not.toContain('Beatrice');
  });
});
