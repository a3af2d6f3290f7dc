import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { useClub } from '../testing/club.ts';
import { makeRecord } from '../testing/samples.ts';
import { compile } from './compiled-execution.ts';
import { buildSchema } from './schema.ts';

const club = useClub();

/** Asks until the document has been compiled; every answer must be that of the first time. */
async function askOften(query: string, variables: Record<string, unknown> = {}) {
  const answers = [];
  for (let time = 0; time < 6; time++)
    answers.push(
      await club
        .as('admin')
        .ask(query, variables)
        .catch(({ message, code, fields }) => ({ message, code, fields })),
    );
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  return answers[0] as Record<string, unknown>;
}

test('a document that comes back is answered as at first', async () => {
  await makeRecord(club.as('admin'), 'Member', { name: 'Ann' });
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
