import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp();
const notes = (user: 'reception' | 'trainer' | 'accounts' | 'admin' = 'reception') =>
  app.as(user).records('Note');
let memberId: string;
let trainerId: string;

beforeAll(async () => {
  memberId = (await makeRecord(app.as('admin'), 'Member')).id;
  trainerId = (await makeRecord(app.as('admin'), 'Trainer')).id;
});

interface Authors {
  note: {
    writtenBy: { username: string } | null;
    doneBy: { username: string } | null;
    doneAt: string | null;
  };
}

const authorsOf = async (id: string) => {
  const { note } = await app
    .as('reception')
    .request<Authors>(
      '{ note(id: ID) { writtenBy { username } doneBy { username } doneAt } }'.replace('ID', `"${id}"`),
    );
  return [note.writtenBy?.username, note.doneBy?.username ?? null, note.doneAt !== null];
};

test('a note is about one record, a task may be about none', async () => {
  expect(await notes().create({ text: 'Prefers mornings', memberId })).toMatchObject({
    kind: 'note',
    done: false,
    doneAt: null,
    memberId,
  });
  await expect(notes().create({ text: 'x' })).rejects.toMatchObject(
    invalidInput({ memberId: 'Choose the record that it is about, or make it a task' }),
  );
  await expect(notes().create({ text: 'x', memberId, trainerId })).rejects.toMatchObject(
    invalidInput({ trainerId: 'A note is about one record: leave the others empty' }),
  );
  expect(await notes().create({ text: 'Order towels', kind: 'task' })).toMatchObject({ memberId: null });
});

test('text is required, of 2,000 characters at the most', async () => {
  await expect(notes().create({ text: ' ', memberId })).rejects.toMatchObject(
    invalidInput({ text: 'Text is required' }),
  );
  await expect(notes().create({ text: 'x'.repeat(2_001), memberId })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  });
});

test('only a task has a person and a day, and a note is never done', async () => {
  const { id: forUserId } = (await app.as('reception').request<{ me: { id: string } }>('{ me { id } }')).me;
  const task = { forUserId, dueDay: dayFromToday() };
  expect(await notes().create({ text: 'Call', kind: 'task', memberId, ...task })).toMatchObject(task);
  await expect(notes().create({ text: 'x', kind: 'alert', memberId, ...task })).rejects.toMatchObject(
    invalidInput({ forUserId: 'Only a task is for somebody', dueDay: 'Only a task has a due day' }),
  );
  await expect(notes().create({ text: 'x', memberId, done: true })).rejects.toMatchObject(
    invalidInput({ done: 'Only alerts and tasks are done' }),
  );
});

const UNDO = 'mutation ($id: ID!) { undoChange(entryId: $id) { isChanged } }';
const lastEntry = async (recordId: string) => {
  const { auditEntries } = await app.as('admin').request<{ auditEntries: { items: { id: string }[] } }>(
    `query ($recordId: ID!) { auditEntries(filter: { resource: { eq: "notes" }, recordId: { eq: $recordId } },
       sort: [{ field: id, direction: DESC }], page: { limit: 1 }) { items { id } } }`,
    { recordId },
  );
  return auditEntries.items[0]!.id;
};

test('the server sets who wrote an alert and who did it when; undo opens it again', async () => {
  const { id } = await notes('trainer').create({ text: 'Owes a towel', kind: 'alert', memberId });
  expect(await authorsOf(id)).toEqual(['trainer', null, false]);
  const done = await notes().update(id, { done: true });
  expect(await authorsOf(id)).toEqual(['trainer', 'reception', true]);
  await notes('trainer').update(id, { done: true, text: 'Owes two towels' });
  expect((await notes().one(id))!['doneAt']).toBe(done['doneAt']);
  expect(await authorsOf(id)).toEqual(['trainer', 'reception', true]);

  const { id: other } = await notes().create({ text: 'Locker key', kind: 'alert', memberId });
  await notes().update(other, { done: true });
  await app.as('reception').request(UNDO, { id: await lastEntry(other) });
  expect(await notes().one(other)).toMatchObject({ done: false });
  expect(await authorsOf(other)).toEqual(['reception', null, false]);
});

test('the deletion of its member clears the reference, and the undo of it shows the note again', async () => {
  const { id: gone } = await makeRecord(app.as('admin'), 'Member');
  const { id } = await notes().create({ text: 'Leaves soon', memberId: gone });
  await app.as('admin').records('Member').remove(gone);
  expect(await notes().one(id)).toMatchObject({ memberId: null });
  expect(await notes().update(id, { text: 'Has left' })).toMatchObject({ memberId: null });
  const { auditEntries } = await app
    .as('admin')
    .request<{ auditEntries: { items: { id: string }[] } }>(
      `{ auditEntries(filter: { resource: { eq: "members" }, action: { eq: "deleted" }, recordId: { eq: "${gone}" } }) { items { id } } }`,
    );
  await app.as('admin').request(UNDO, { id: auditEntries.items[0]!.id });
  expect(await notes().one(id)).toMatchObject({ memberId: gone });
});

describe('permissions', () => {
  test.each(['reception', 'trainer', 'accounts'] as const)('%s writes notes and changes them', async user => {
    const { id } = await notes(user).create({ text: 'x', memberId });
    expect(await notes(user).update(id, { text: 'y' })).toMatchObject({ text: 'y' });
  });

  test('of these, reception alone deletes notes', async () => {
    const { id } = await notes().create({ text: 'x', memberId });
    for (const user of ['trainer', 'accounts'] as const)
      await expect(notes(user).remove(id)).rejects.toMatchObject({
        code: 'FORBIDDEN',
        extensions: { permission: 'notes:delete' },
      });
    await notes().remove(id);
    expect(await notes().one(id)).toBeNull();
  });

  const options = async (user: 'reception' | 'admin', args: string) => {
    const { userOptions } = await app
      .as(user)
      .request<{ userOptions: { label: string; detail: string | null }[] }>(
        `{ userOptions(${args}) { label detail } }`,
      );
    return userOptions;
  };

  test('who may not view users chooses among the usernames of active users', async () => {
    const nina = { username: 'nina', email: 'nina@example.org', fullName: 'Secret Vale', role: 'Trainer' };
    const { id } = await makeRecord(app.as('admin'), 'User', { ...nina, password: 'correct horse' });
    expect(await options('reception', 'search: "nina"')).toEqual([{ label: 'nina', detail: null }]);
    // By nothing but the username.
    expect(await options('reception', 'search: "example.org"')).toEqual([]);
    expect(await options('reception', 'search: "Secret"')).toEqual([]);

    await app.as('admin').records('User').update(id, { status: 'inactive' });
    expect(await options('reception', 'search: "nina"')).toEqual([]);
    expect(await options('reception', `ids: ["${id}"]`)).toEqual([]);
    expect(await options('admin', 'search: "nina"')).toEqual([]);
    expect((await options('admin', `ids: ["${id}"]`)).map(({ label }) => label)).toEqual(['nina']);
  });

  test.each([
    '{ users { items { id } } }',
    '{ notes { items { forUser { email } } } }',
    '{ notes { items { writtenBy { fullName } } } }',
    '{ notes { items { doneBy { tasks { totalCount } } } } }',
    '{ notes(filter: { forUser: { role: { eq: "Super User" } } }) { items { id } } }',
    '{ notes(filter: { writtenBy: { email: { contains: "a" } } }) { items { id } } }',
  ])('nothing else of users is read: %s', async query => {
    await expect(app.as('reception').request(query)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      extensions: { permission: 'users:view' },
    });
  });
});
