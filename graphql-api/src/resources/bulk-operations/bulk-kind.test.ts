import { expect, test } from 'vitest';
import { useApp, type Login } from '../../../testing/app.ts';
import { makeRecord } from '../../../testing/samples.ts';
import { badInput } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { insertRecord } from '../../mutation/writes.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { Member } from '../members/member.ts';
import { Note } from '../notes/note.ts';
import { defineBulkKind } from './bulk-kind.ts';
import { addBulkMutation } from './bulk-mutation.ts';

/** As a feature declares one: it adds records of another resource, and rejects every member named Nobody. */
addBulkMutation({
  name: 'bulkRemarkMembers',
  resource: resourceOf(Member),
  kind: defineBulkKind<{ text: string }>({
    name: 'remark',
    requires: ['view', 'add'],
    batch: 2,
    async apply({ recordId }, { input }, part) {
      const [member] = await part.tx.query<{ name: string }[]>('select name from member where id = ?', [
        recordId,
      ]);
      if (member?.name === 'Nobody') throw badInput({}, msg('The owner is unknown'));
      await insertRecord(resourceOf(Note), { memberId: recordId, text: input.text }, part);
      return { isChanged: true };
    },
  }),
  argument: 'text: String!',
  description: 'Adds a remark to many members',
  input: ({ text }: { text: string }) => ({ text }),
});

const app = useApp({ runsJobs: true });
const STARTED = '{ id preview { total changed rejected rejections { title reason } } }';
const REMARK = `mutation ($ids: [ID!], $dryRun: Boolean! = false) {
  started: bulkRemarkMembers(ids: $ids, text: "Key lost", dryRun: $dryRun) ${STARTED} }`;
const UNDO = `mutation ($ids: ID!, $dryRun: Boolean! = false) { started: undoBulkOperation(id: $ids, dryRun: $dryRun) ${STARTED} }`;
const OPERATION =
  'query ($id: ID!) { operation: bulkOperation(id: $id) { kind status changed rejected fields } }';
const ITEMS = `query ($id: ID!) { page: bulkOperationItems(filter: { operationId: { eq: $id } }) { items { title outcome } } }`;

interface Started {
  started: { id: string; preview: object | null };
}
type Found = Record<'kind' | 'status', string>;

const start = async (mutation: string, ids: unknown, dryRun = false) =>
  (await app.as('admin').request<Started>(mutation, { ids, dryRun })).started;

async function done(mutation: string, ids: unknown) {
  const { id } = await start(mutation, ids);
  const find = async () => (await app.as('admin').request<{ operation: Found }>(OPERATION, { id })).operation;
  await expect.poll(async () => (await find()).status, { timeout: 30_000 }).not.toBe('running');
  return { id, ...(await find()) };
}

const itemsOf = async (id: string, login: Login = 'admin') =>
  (await app.as(login).request<{ page: { items: object[] } }>(ITEMS, { id })).page.items;

const remarks = () => app.sql(`select member_id as "memberId", text from note order by member_id`);

test('a feature declares what is done with each record, and an undo takes back what was added', async () => {
  const names = ['Ada', 'Nobody', 'Bo', 'Cy'];
  const made = [];
  for (const name of names) made.push(await makeRecord(app.as('admin'), 'Member', { name }));
  const ids = made.map(({ id }) => id);
  const rejected = { changed: 3, rejected: 1 };
  expect((await start(REMARK, ids, true)).preview).toEqual({
    total: 4,
    ...rejected,
    rejections: [{ title: 'Nobody', reason: 'The owner is unknown' }],
  });
  expect(await remarks()).toEqual([]);
  const added = await done(REMARK, ids);
  expect(added).toMatchObject({ kind: 'remark', status: 'completed', fields: [], ...rejected });
  expect(await remarks()).toEqual(
    [ids[0], ids[2], ids[3]].map(id => ({ memberId: Number(id), text: 'Key lost' })),
  );

  expect((await start(UNDO, added.id, true)).preview).toMatchObject({ total: 3, changed: 3, rejected: 0 });
  const undo = await done(UNDO, added.id);
  expect(undo).toMatchObject({ kind: 'undo', status: 'completed', changed: 3, rejected: 0 });
  expect(await remarks()).toEqual([]);
  expect(await itemsOf(undo.id)).toEqual([1, 2, 3].map(() => ({ title: 'Key lost', outcome: 'changed' })));

  const again = await done(UNDO, undo.id);
  expect(again).toMatchObject({ changed: 3 });
  expect(await remarks()).toHaveLength(3);

  // Of the notes, only those who may view notes are told.
  const permissions = app.as('admin').records('Permission');
  const [permission] = await app.sql<{ id: string }>(
    `select id::text from permission where role = 'Reception' and resource = 'notes'`,
  );
  await permissions.update(permission!.id, { canView: false });
  expect(await itemsOf(added.id, 'reception')).toHaveLength(4);
  expect(await itemsOf(undo.id, 'reception')).toEqual([]);
});

test('it needs the permissions of its kind', async () => {
  await expect(app.as('trainer').request(REMARK, { ids: ['1'] })).rejects.toMatchObject({
    extensions: { permission: 'members:add' },
  });
});
