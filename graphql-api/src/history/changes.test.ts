import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { useApp, type Login } from '../../testing/app.ts';
import { invalidInput } from '../../testing/rejections.ts';
import { makeRecord } from '../../testing/samples.ts';

const app = useApp();

interface Change {
  id: string;
  action: string;
  resource: string;
  recordId: string;
  title: string | null;
  fieldChanges: { field: string }[];
}
interface Page {
  items: Change[];
  next: string;
  hasMore: boolean;
}

const read = async (variables: Record<string, unknown> = {}, user: Login = 'admin') => {
  const { page } = await app.as(user).request<{ page: Page }>(
    `query ($after: String, $resources: [String!], $limit: Int = 1000) {
       page: changes(after: $after, resources: $resources, page: { limit: $limit }) {
         items { id action resource recordId title fieldChanges { field } } next hasMore } }`,
    variables,
  );
  return page;
};

test('what was created, changed and deleted is read once, in order', async () => {
  const { next: start } = await read();
  expect(await read({ after: start })).toMatchObject({ items: [], hasMore: false });
  const admin = app.as('admin');
  const member = await makeRecord(admin, 'Member', { name: 'Ann Lee' });
  await admin.records('Member').update(member.id, { city: 'Wien' });
  await admin.records('Member').remove(member.id);
  const ofMember = { resource: 'members', recordId: member.id, title: 'Ann Lee' };

  const all = await read({ after: start });
  expect(all.items).toMatchObject([
    { action: 'created', ...ofMember },
    { action: 'updated', ...ofMember, fieldChanges: [{ field: 'city' }] },
    { action: 'deleted', ...ofMember },
  ]);
  expect(await read({ after: all.next })).toMatchObject({ items: [], hasMore: false });

  const pages: Page[] = [];
  for (let after = start; pages.at(-1)?.hasMore !== false; after = pages.at(-1)!.next)
    pages.push(await read({ after, limit: 1 }));
  expect(pages.map(({ items }) => items.map(({ id }) => id))).toEqual(all.items.map(({ id }) => [id]));
  // A page that ends within one reading continues there, and then with what came later.
  const [{ next }] = pages as [Page];
  await makeRecord(admin, 'Trainer', { name: 'Tess Tran' });
  const rest = await read({ after: next });
  expect(rest).toMatchObject({ items: [{ action: 'updated' }, { action: 'deleted' }], hasMore: true });
  expect(await read({ after: rest.next })).toMatchObject({ items: [{ title: 'Tess Tran' }], hasMore: false });
});

test('only changes of requested records that the user may view are read', async () => {
  const { next: after } = await read();
  const admin = app.as('admin');
  await makeRecord(admin, 'Employee', { name: 'Eva Employee' });
  await makeRecord(admin, 'Member', { name: 'Bea Member' });
  const titles = async (variables: Record<string, unknown>, user?: Login) =>
    (await read({ after, ...variables }, user)).items.map(({ title }) => title);
  expect(await titles({})).toEqual(['Eva Employee', 'Bea Member']);
  expect(await titles({ resources: ['employees'] })).toEqual(['Eva Employee']);
  expect(await titles({}, 'reception')).toEqual(['Bea Member']);
  expect(await titles({ resources: ['employees'] }, 'reception')).toEqual([]);
});

/** A connection of a program that changes records. */
async function connection() {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const change = (recordId: number, title: string) =>
    client.query(
      `insert into audit_entry (resource, record_id, title, action, endpoint, changes)
       values ('members', $1, $2, 'updated', 'system', '{}')`,
      [recordId, title],
    );
  return { client, change };
}

test('nothing is skipped that commits late, and changes of a record are in the order of their commits', async () => {
  let { next: after } = await read();
  const titles: (string | null)[][] = [];
  const readOn = async () => {
    const { items, next } = await read({ after });
    titles.push(items.map(({ title }) => title));
    after = next;
  };
  const [slow, quick] = [await connection(), await connection()];
  await slow.client.query('begin');
  await slow.change(1, 'slow 1');
  await quick.change(2, 'quick 2');
  await readOn();
  // The transaction that began first changes the record last.
  await slow.change(2, 'slow 2');
  await quick.change(3, 'quick 3');
  await readOn();
  await slow.client.query('commit');
  await readOn();
  await readOn();
  expect(titles).toEqual([[], [], ['slow 1', 'quick 2', 'slow 2', 'quick 3'], []]);
});

test('a change that is rolled back is none', async () => {
  const { next: after } = await read();
  const { client, change } = await connection();
  await client.query('begin');
  await change(1, 'never');
  await client.query('rollback');
  await change(1, 'done');
  expect((await read({ after })).items.map(({ title }) => title)).toEqual(['done']);
});

test('a position that the database does not have is rejected', async () => {
  const [server, from, to, entry] = (await read()).next.split('.');
  const restored = invalidInput({
    after: 'The database was restored since. Read the changes from the start: leave out `after`',
  });
  const other = `${server!.startsWith('7') ? 6 : 7}${server!.slice(1)}`;
  await expect(read({ after: [other, from, to, entry].join('.') })).rejects.toMatchObject(restored);
  await expect(read({ after: [server, from, `${to}0`, entry].join('.') })).rejects.toMatchObject(restored);
  const form = invalidInput({ after: '`after` takes what `next` of an earlier page returned' });
  for (const after of [
    '1',
    `${server}.1.1`,
    `${server}.1.1.1'`,
    'a.b.c.d',
    `${server}.0.1.9999999999999999999`,
  ])
    await expect(read({ after })).rejects.toMatchObject(form);
});

test('wrong arguments are rejected', async () => {
  await expect(read({ resources: ['nothing'] })).rejects.toMatchObject(
    invalidInput({
      resources: 'There is no resource nothing. Resources are named as in permissions: members',
    }),
  );
  for (const limit of [0, 1001])
    await expect(read({ limit })).rejects.toMatchObject(
      invalidInput({ page: 'A page has 1 to 1000 changes' }),
    );
  await expect(app.as('admin').request('{ changes(page: { offset: 5 }) { next } }')).rejects.toMatchObject(
    invalidInput({ page: 'Changes continue by `after` beside `page`, which has a limit alone' }),
  );
});
