import { expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp();
const members = () => app.as('admin').records('Member');
const least = { name: 'Ann', email: 'ann@example.com', phone: '555 0100' };

test('name, email, phone and membership type are required', async () => {
  await expect(members().create({ name: ' ', membershipType: '' })).rejects.toMatchObject(
    invalidInput({
      name: 'Name is required',
      email: 'Email is required',
      phone: 'Phone is required',
      membershipType: 'Membership type is required',
    }),
  );
});

test('a new member is Standard and active, from today for a year', async () => {
  expect(await members().create(least)).toMatchObject({
    membershipType: 'Standard',
    status: 'active',
    healthConditions: [],
    joiningDate: dayFromToday(),
    membershipStartDate: dayFromToday(),
    membershipEndDate: dayFromToday({ months: 12 }),
    assignedTrainerId: null,
  });
});

test('texts in any script are returned unchanged, except for surrounding spaces', async () => {
  const name = `Zoë "Zo" O'Brien 👩🏽‍🚀 מרים العربية; drop table member; --`;
  const member = await members().create({
    ...least,
    name: `  \u200b${name}\u202c `,
    dateOfBirth: '2024-02-29',
  });
  expect(member).toMatchObject({ name, dateOfBirth: '2024-02-29' });
  const { items } = await members().list({ search: "👩🏽‍🚀 o'brien" });
  expect(items.map(({ id }) => id)).toEqual([member.id]);
});

test.each(['Member', 'Trainer', 'Employee'])('nobody is born in the future: %s', async type => {
  const admin = app.as('admin');
  const born = await makeRecord(admin, type, { dateOfBirth: dayFromToday() });
  const tomorrow = { dateOfBirth: dayFromToday({ days: 1 }) };
  const rejection = invalidInput({ dateOfBirth: 'Date of birth cannot be in the future' });
  await expect(admin.records(type).update(born.id, tomorrow)).rejects.toMatchObject(rejection);
  await expect(makeRecord(admin, type, tomorrow)).rejects.toMatchObject(rejection);
});

test('a name that nobody can see is missing, notes keep their marks of direction', async () => {
  await expect(members().create({ ...least, name: '\u200b\u2060 \u200e' })).rejects.toMatchObject(
    invalidInput({ name: 'Name is required' }),
  );
  expect(await members().create({ ...least, address: 'א\u200f!' })).toMatchObject({ address: 'א\u200f!' });
});

test('an empty text is missing', async () => {
  expect(await members().create({ ...least, address: '', city: '  ' })).toMatchObject({
    address: null,
    city: null,
  });
});

test('a deletion is rejected with the referencing records', async () => {
  const admin = app.as('admin');
  const member = await members().create(least);
  const memberId = member.id;
  for (let n = 0; n < 3; n++) await makeRecord(admin, 'Payment', { memberId });
  const invoice = await makeRecord(admin, 'BillingRecord', { memberId });
  await expect(members().remove(memberId)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: '3 payments and 1 invoice refer to this member',
  });
  expect(await members().one(memberId)).toEqual(member);
  expect(await admin.records('BillingRecord').one(invoice.id)).toEqual(invoice);
  const other = await members().create(least);
  await makeRecord(admin, 'Reward', { memberId: other.id });
  await expect(members().remove(other.id)).rejects.toMatchObject({
    message: '1 reward refers to this member',
  });
});

test('the deletion of a trainer clears the assignments', async () => {
  const trainer = await makeRecord(app.as('admin'), 'Trainer');
  const member = await members().create({ ...least, assignedTrainerId: trainer.id });
  await app.as('admin').records('Trainer').remove(trainer.id);
  expect(await members().one(member.id)).toMatchObject({ assignedTrainerId: null });
});

test('of two concurrent changes of a member one is rejected', async () => {
  const { id, version } = await members().create(least);
  const results = await Promise.allSettled(
    ['Bob', 'Cid', 'Dan'].map(name => members().update(id, { name }, version)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const rejections = results.flatMap(data => (data.status === 'rejected' ? [data.reason] : []));
  for (const rejection of rejections) expect(rejection).toMatchObject({ code: 'CONFLICT' });
});

test('without permission to view members a selector searches names only', async () => {
  await members().create({ ...least, name: 'Quentin', phone: '777 424242424' });
  await app.sql(`update permission set can_view = false where role = 'Trainer' and resource = 'members'`);
  const options = (search: string) => app.as('trainer').records('Member').options({ search });
  await expect
    .poll(() =>
      app
        .as('trainer')
        .records('Member')
        .list()
        .catch((error: { code: string }) => error.code),
    )
    .toBe('FORBIDDEN');
  expect(await options('quent')).toMatchObject([{ label: 'Quentin' }]);
  expect(await options('424242424')).toEqual([]);
  expect(await app.as('admin').records('Member').options({ search: '424242424' })).toHaveLength(1);
});
