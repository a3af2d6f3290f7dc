import { afterEach, describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { invalidInput } from '../../testing/rejections.ts';

const app = useApp();

interface ListView {
  id: string;
  list: string;
  name: string;
  state: string;
  sharedWith: string[];
  ownerName: string;
  isOwn: boolean;
  isDefault: boolean;
  version: number;
}
const FIELDS = 'id list name state sharedWith ownerName isOwn isDefault version';
const ACTIVE = { list: 'members', name: 'Active in Zurich', state: '{"query":"f.status=active"}' };

async function keep(person: TestUser, input: object = {}): Promise<ListView> {
  const { view } = await person.request<{ view: ListView }>(
    `mutation ($input: ListViewInput!) { view: createListView(input: $input) { ${FIELDS} } }`,
    { input: { ...ACTIVE, ...input } },
  );
  return view;
}
async function change(person: TestUser, id: string, patch: object, version?: number): Promise<ListView> {
  const { view } = await person.request<{ view: ListView }>(
    `mutation ($id: ID!, $patch: ListViewPatch!, $version: Int) {
       view: updateListView(id: $id, patch: $patch, version: $version) { ${FIELDS} }
     }`,
    { id, patch, version },
  );
  return view;
}
const remove = (person: TestUser, id: string) =>
  person.request('mutation ($id: ID!) { deleteListView(id: $id) }', { id });
const openWith = (person: TestUser, id: string | null, list = 'members') =>
  person.request('mutation ($list: String!, $id: ID) { setDefaultListView(list: $list, id: $id) }', {
    list,
    id,
  });
const all = async (person: TestUser, list = 'members') =>
  (
    await person.request<{ views: { items: ListView[] } }>(
      `query ($list: String) { views: listViews(filter: { list: { eq: $list } }) { items { ${FIELDS} } } }`,
      { list },
    )
  ).views.items;
const defaultOf = async (person: TestUser) =>
  (
    await person.request<{ views: { items: { id: string }[] } }>(
      '{ views: listViews(filter: { list: { eq: "members" }, isDefault: { eq: true } }) { items { id } } }',
    )
  ).views.items.map(({ id }) => id);
const one = async (person: TestUser, id: string) =>
  (
    await person.request<{ view: ListView | null }>(
      `query ($id: ID!) { view: listView(id: $id) { ${FIELDS} } }`,
      { id },
    )
  ).view;

const forbidden = (permission: string) => ({ code: 'FORBIDDEN', extensions: { permission } });
const missing = { code: 'NOT_FOUND', message: 'View not found' };
async function grant(role: string, resource: string, canView: boolean): Promise<void> {
  const [row] = await app.sql<{ id: number }>('select id from permission where role = $1 and resource = $2', [
    role,
    resource,
  ]);
  await app.as('admin').records('Permission').update(String(row!.id), { canView });
}

afterEach(() => app.sql('delete from list_view'));

describe('a view of a list', () => {
  test('is returned as it was saved, for its owner and its list', async () => {
    const given = { ...ACTIVE, name: '  Active in Zurich ', sharedWith: ['Admin', 'Admin'] };
    const view = await keep(app.as('reception'), given);
    expect(view).toMatchObject({
      ...ACTIVE,
      sharedWith: ['Admin'],
      ownerName: 'reception',
      isOwn: true,
      isDefault: false,
      version: 1,
    });
    expect(await one(app.as('reception'), view.id)).toEqual(view);
    expect(await all(app.as('reception'))).toEqual([view]);
    expect(await all(app.as('reception'), 'payments')).toEqual([]);
  });

  test('has a name, a state that is a JSON object, and roles that exist', async () => {
    const rejection = (input: object) =>
      keep(app.as('reception'), input).then(
        () => 'saved',
        (error: { fields: object }) => error.fields,
      );
    expect(await rejection({ list: '', name: ' ', state: '' })).toEqual({
      list: 'List is required',
      name: 'Name is required',
      state: 'State is required',
    });
    expect(await rejection({ name: 'n'.repeat(81), state: `{"query":"${'q'.repeat(10_000)}"}` })).toEqual({
      name: 'Name may have 80 characters at the most',
      state: 'State may have 10000 characters at the most',
    });
    for (const state of ['[]', 'null', '"f.status=active"', '{query: 1}'])
      expect(await rejection({ state, sharedWith: ['Owner'] }), state).toEqual({
        state: 'The state must be a JSON object',
        sharedWith: 'Unknown role: Owner',
      });
    expect(await all(app.as('reception'))).toEqual([]);
  });

  test('keeps properties of the state that are unknown today', async () => {
    const state = '{"query":"q=ann","group":["status"]}';
    expect(await keep(app.as('reception'), { state })).toMatchObject({ state });
  });

  test('has a name that its owner has given once in a list', async () => {
    const message = 'You have a view of this name already';
    const clash = { code: 'CONFLICT', message, fields: { name: message } };
    const reception = app.as('reception');
    await keep(reception);
    await expect(keep(reception, { name: 'ACTIVE in Zurich' })).rejects.toMatchObject(clash);
    await keep(reception, { list: 'payments' });
    await keep(app.as('manager'));
    const other = await keep(reception, { name: 'Another' });
    await expect(change(reception, other.id, { name: ACTIVE.name })).rejects.toMatchObject(clash);
  });

  test('is changed by its owner, field by field, unless it has changed since', async () => {
    const owner = app.as('reception');
    const view = await keep(owner);
    const changed = await change(owner, view.id, { name: 'Active' }, 1);
    expect(changed).toMatchObject({ ...ACTIVE, name: 'Active', version: 2 });
    await expect(change(owner, view.id, { name: 'Late' }, 1)).rejects.toMatchObject({
      code: 'CONFLICT',
      extensions: { version: 2, current: { name: 'Active' } },
    });
    await expect(change(owner, view.id, { name: '' })).rejects.toMatchObject(
      invalidInput({ name: 'Name is required' }),
    );
  });

  test('has its changes in the audit log', async () => {
    const owner = app.as('reception');
    const { id } = await keep(owner);
    await change(owner, id, { sharedWith: ['Admin'] });
    await change(owner, id, { sharedWith: ['Admin'] });
    await remove(app.as('admin'), id);
    const log = await app.sql(
      `select username, action, title, changes from audit_entry
        where resource = 'list-views' and record_id = $1 order by id`,
      [id],
    );
    const title = ACTIVE.name;
    expect(log).toEqual([
      {
        username: 'reception',
        action: 'created',
        title,
        changes: expect.objectContaining({ list: [null, 'members'], state: [null, ACTIVE.state] }),
      },
      { username: 'reception', action: 'updated', title, changes: { sharedWith: [[], ['Admin']] } },
      {
        username: 'admin',
        action: 'deleted',
        title,
        changes: expect.objectContaining({ name: [title, null] }),
      },
    ]);
  });
});

describe('sharing', () => {
  test('shows a view to its roles, and to nobody else', async () => {
    const { id } = await keep(app.as('manager'), { sharedWith: ['Reception'] });
    const shared = { id, ownerName: 'manager', isOwn: false };
    expect(await one(app.as('reception'), id)).toMatchObject(shared);
    expect(await all(app.as('reception'))).toMatchObject([shared]);
    expect(await all(app.as('trainer'))).toEqual([]);
    await change(app.as('manager'), id, { sharedWith: [] });
    expect(await all(app.as('reception'))).toEqual([]);
    expect(await one(app.as('reception'), id)).toBeNull();
  });

  test('hides a view that is not shared, as if it did not exist', async () => {
    const { id } = await keep(app.as('reception'));
    for (const person of [app.as('accounts'), app.as('manager'), app.as('admin')]) {
      expect(await all(person)).toEqual([]);
      expect(await one(person, id)).toBeNull();
      await expect(change(person, id, { name: 'Mine' })).rejects.toMatchObject(missing);
      await expect(remove(person, id)).rejects.toMatchObject(missing);
      await expect(openWith(person, id)).rejects.toMatchObject(missing);
    }
  });

  test('only its owner may change it; users who may edit permissions may delete it', async () => {
    const { id } = await keep(app.as('reception'), { sharedWith: ['Accounts'] });
    for (const person of [app.as('accounts'), app.as('admin')])
      await expect(change(person, id, { name: 'Mine' })).rejects.toMatchObject({
        ...forbidden('owner'),
        message: 'Only its owner may change a view. Save a copy of your own.',
      });
    await expect(remove(app.as('accounts'), id)).rejects.toMatchObject(forbidden('permissions:edit'));
    expect(await one(app.as('admin'), id)).toMatchObject({ id, isOwn: false });
    await remove(app.as('admin'), id);
    await expect(remove(app.as('reception'), id)).rejects.toMatchObject(missing);
  });
});

describe('a list that the user may not view', () => {
  test('has no views: none is created, found, changed or shared', async () => {
    const trainer = app.as('trainer');
    await expect(keep(trainer, { list: 'payroll' })).rejects.toMatchObject(forbidden('payroll:view'));
    await expect(keep(app.as('admin'), { list: 'nothing' })).rejects.toMatchObject(forbidden('nothing:view'));
    await expect(keep(app.as('manager'), { list: 'payroll', sharedWith: ['Trainer'] })).rejects.toMatchObject(
      {
        code: 'BAD_USER_INPUT',
        fields: {
          sharedWith: expect.stringMatching(
            /^Trainer cannot view this list\. Share with .*, or grant payroll:view first\.$/,
          ),
        },
      },
    );
  });

  test('names the roles that may view a list to users who may view it', async () => {
    const rolesOf = (person: TestUser) => person.request('{ listViewRoles(list: "payroll") }');
    const { listViewRoles } = await app
      .as('reception')
      .request<{ listViewRoles: string[] }>('{ listViewRoles(list: "members") }');
    expect(listViewRoles).toContain('Reception');
    expect(await rolesOf(app.as('trainer'))).toEqual({ listViewRoles: [] });
    expect(await rolesOf(app.as('admin'))).toEqual({
      listViewRoles: expect.not.arrayContaining(['Trainer']),
    });
  });

  test('has none while the permission is gone, and those of before when it is back', async () => {
    const reception = app.as('reception');
    const { id } = await keep(reception);
    const shared = await keep(app.as('manager'), { name: 'Shared', sharedWith: ['Reception'] });
    await openWith(reception, id);
    await grant('Reception', 'members', false);
    try {
      expect(await all(reception)).toEqual([]);
      expect(await defaultOf(reception)).toEqual([]);
      for (const hidden of [id, shared.id]) {
        expect(await one(reception, hidden)).toBeNull();
        await expect(change(reception, hidden, { name: 'Mine' })).rejects.toMatchObject(missing);
        await expect(remove(reception, hidden)).rejects.toMatchObject(missing);
      }
    } finally {
      await grant('Reception', 'members', true);
    }
    expect(await defaultOf(reception)).toEqual([id]);
  });

  test('of a role that lost it keeps what was shared before', async () => {
    const manager = app.as('manager');
    const { id } = await keep(manager, { list: 'payroll' });
    await app.sql(`update list_view set shared_with = '{Trainer}'`);
    expect(await change(manager, id, { sharedWith: ['Trainer', 'Admin'] })).toMatchObject({
      sharedWith: ['Trainer', 'Admin'],
    });
  });
});

describe('the default of a list', () => {
  test('is one view for each user, own or shared', async () => {
    const [manager, reception] = [app.as('manager'), app.as('reception')];
    const shared = await keep(manager, { sharedWith: ['Reception'] });
    const own = await keep(reception, { name: 'Mine' });
    await openWith(reception, own.id);
    await openWith(reception, shared.id);
    expect(await defaultOf(reception)).toEqual([shared.id]);
    expect(await defaultOf(manager)).toEqual([]);
    expect((await one(reception, shared.id))!.isDefault).toBe(true);
    expect((await one(manager, shared.id))!.isDefault).toBe(false);
    await openWith(reception, null);
    expect(await defaultOf(reception)).toEqual([]);
  });

  test('is one view also when two are chosen at once', async () => {
    const reception = app.as('reception');
    const views = await Promise.all(['A', 'B'].map(name => keep(reception, { name })));
    await Promise.all(views.map(({ id }) => openWith(reception, id)));
    expect(await defaultOf(reception)).toHaveLength(1);
  });

  test('is a view of this list', async () => {
    const reception = app.as('reception');
    const { id } = await keep(reception, { list: 'payments' });
    await expect(openWith(reception, id)).rejects.toMatchObject(
      invalidInput({ id: 'This is a view of another list' }),
    );
  });

  test('ends with the view, and is hidden while the view is not shared', async () => {
    const [manager, reception] = [app.as('manager'), app.as('reception')];
    const { id } = await keep(manager, { sharedWith: ['Reception'] });
    await openWith(reception, id);
    await change(manager, id, { sharedWith: [] });
    expect(await defaultOf(reception)).toEqual([]);
    await remove(manager, id);
    expect(await app.sql('select 1 from list_view_default')).toEqual([]);
  });
});

test('a personal token finds the views of its resources and changes none', async () => {
  const manager = app.as('manager');
  const view = await keep(manager);
  await keep(manager, { list: 'payments' });
  const { made } = await manager.request<{ made: { token: string } }>(
    'mutation { made: createPersonalToken(input: { name: "Nightly", resources: ["members"], mayWrite: true }) { token } }',
  );
  const token = app.bearer(made.token);
  const found = await token.request('{ listViews { items { id } } }');
  expect(found).toEqual({ listViews: { items: [{ id: view.id }] } });
  const rejection = forbidden('sign-in');
  await expect(keep(token, { name: 'Another' })).rejects.toMatchObject(rejection);
  await expect(change(token, view.id, { name: 'Another' })).rejects.toMatchObject(rejection);
  await expect(remove(token, view.id)).rejects.toMatchObject(rejection);
  await expect(openWith(token, view.id)).rejects.toMatchObject(rejection);
});

test('a user has 50 views of a list at most, also when many are saved at once', async () => {
  await app.sql(
    `insert into list_view (owner_id, list, name, state, shared_with)
     select id, 'members', 'Number ' || n, '{}', '{}'
       from "user", generate_series(1, 48) n where username = 'reception'`,
  );
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, (_, n) => keep(app.as('reception'), { name: `Another ${n}` })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await expect(keep(app.as('reception'))).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'You have 50 views of this list already. Delete one that you no longer use, then save this one.',
  });
  await keep(app.as('reception'), { list: 'payments' });
  await keep(app.as('manager'));
});
