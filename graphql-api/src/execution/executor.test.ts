import { describe, expect, test, vi } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { requestOverHttp } from '../../testing/http.ts';
import { makeRecord } from '../../testing/samples.ts';
import { Executor } from './executor.ts';
import { Priority } from './priority.ts';

const app = useApp();

/** Sends a document repeatedly, the first time with validation; every response must be equal. */
async function requestRepeatedly(query: string, variables: Record<string, unknown> = {}) {
  const responses = [];
  for (let time = 0; time < 6; time++)
    responses.push(
      await app
        .as('admin')
        .request(query, variables)
        .catch(({ message, code, fields }) => ({ message, code, fields })),
    );
  for (const response of responses) expect(response).toEqual(responses[0]);
  return responses[0] as Record<string, unknown>;
}

test('a cached document has the same response as a new one', async () => {
  await makeRecord(app.as('admin'), 'Member', { name: 'Ann' });
  const query = `query ($filter: MemberFilter, $limit: Int = 5, $way: SortDirection = DESC, $more: Boolean!) {
    members(filter: $filter, page: { limit: $limit }, sort: [{ field: name, direction: $way }]) {
      items { name ...mail @include(if: $more) again: name }
    }
  }
  fragment mail on Member { email }`;
  const filter = { and: [{ name: { eq: 'Ann' } }, { payments: { none: { amount: { gt: 1 } } } }] };
  const items = [{ name: 'Ann', again: 'Ann', email: expect.stringContaining('@') }];
  expect(await requestRepeatedly(query, { filter, more: true })).toEqual({ members: { items } });
  expect(await requestRepeatedly(query, { filter, more: false })).toEqual({
    members: { items: [{ name: 'Ann', again: 'Ann' }] },
  });
});

test('a document with the alias __proto__ returns that field however often it is executed', async () => {
  const query = '{ membersAggregate { countDistinct { a: name __proto__: email id } } }';
  const { membersAggregate } = (await requestRepeatedly(query)) as {
    membersAggregate: { countDistinct: object }[];
  };
  expect(Object.keys(membersAggregate[0]!.countDistinct).toSorted()).toEqual(['__proto__', 'a', 'id']);
});

test('errors of a cached document are the same', async () => {
  const one = 'query ($id: ID!) { member(id: $id) { name } }';
  expect(await requestRepeatedly(one, { id: 'x' })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await requestRepeatedly(one, { id: { a: 1 } })).toMatchObject({ code: 'BAD_USER_INPUT' });
  const create = 'mutation ($input: MemberInput!) { createMember(input: $input) { id } }';
  expect(await requestRepeatedly(create, { input: {} })).toMatchObject({
    fields: { name: 'Name is required' },
  });
});

test('an operation name that the document does not have executes nothing', async () => {
  const operation = 'mutation Add($input: MemberInput!) { createMember(input: $input) { id } }';
  const input = { name: 'Unwanted', email: 'unwanted@example.com', phone: '1', membershipType: 'Standard' };
  const { api, token } = app.as('admin');
  for (let time = 0; time < 6; time++) {
    const { errors } = await api.execute(
      { query: operation, variables: { input }, operationName: 'Nope' },
      { token, address: '203.0.113.1' },
    );
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  }
  expect(await app.sql(`select from member where name = 'Unwanted'`)).toEqual([]);
});

test('an empty operation name is rejected, for cached documents as well', async () => {
  const query = '{ members { totalCount } } # { me { id } }';
  const { api, token } = app.as('admin');
  const caller = { token, address: '203.0.113.1' };
  for (let time = 0; time < 6; time++) await api.execute({ query }, caller);
  for (const asked of [
    { query, operationName: '' },
    { query: '{ me { id } }', operationName: ' { members { totalCount } } #' },
  ]) {
    const { data, errors } = await api.execute(asked, caller);
    expect(data ?? null).toBeNull();
    expect(errors).toHaveLength(1);
    expect((await requestOverHttp(api, asked, caller)).data ?? null).toBeNull();
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
])('directives apply to one of two selections of a field: %s', async query => {
  const response = (await requestRepeatedly(query, { no: false })) as { y: { items: object[] } };
  for (const item of response.y.items) expect(Object.keys(item).sort()).toEqual(['id', 'name']);
});

describe('a cached document', () => {
  const names = '{ members { items { name } } }';
  const paid = '{ members { items { name payments { items { amount } } } } }';
  const forbidden = { code: 'FORBIDDEN' };
  const namesSeenBy = async (username: 'admin' | 'trainer') => {
    const { members } = await app.as(username).request<{ members: { items: { name: string }[] } }>(names);
    return members.items.map(({ name }) => name);
  };

  test('is rejected for users who may not see its data', async () => {
    await requestRepeatedly(names);
    await requestRepeatedly(paid);
    expect(await namesSeenBy('trainer')).toContain('Ann');
    for (let time = 0; time < 6; time++) {
      await expect(app.as('trainer').request(paid)).rejects.toMatchObject(forbidden);
      await expect(app.anonymous.request(names)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });

  test('follows a change of permissions with the next request', async () => {
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

  test('shows changes that were made before the request', async () => {
    await requestRepeatedly(names);
    const { id } = await makeRecord(app.as('admin'), 'Member', { name: 'Bea' });
    expect(await namesSeenBy('admin')).toContain('Bea');
    await app.as('admin').records('Member').update(id, { name: 'Beatrice' });
    expect(await namesSeenBy('admin')).toContain('Beatrice');
    await app.as('admin').records('Member').remove(id);
    expect(await namesSeenBy('admin')).not.toContain('Beatrice');
  });
});

test('ad hoc work waits no longer for an interactive request that fails', async () => {
  const priority = new Priority();
  const begin = vi.spyOn(priority, 'begin');
  const end = vi.spyOn(priority, 'end');
  const executor = new Executor({} as never, priority);
  const failing = {
    cached: { operation: {} },
    get roots(): never {
      throw new Error('Failed');
    },
  };
  const execute = (adHoc: boolean) => executor.execute(failing as never, { adHoc } as never);
  await expect(execute(true)).rejects.toThrow('Failed');
  expect(begin).not.toHaveBeenCalled();
  await expect(execute(false)).rejects.toThrow('Failed');
  expect(begin).toHaveBeenCalledOnce();
  expect(end).toHaveBeenCalledOnce();
});
