import { expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';

const app = useApp();
const idsOf = async (type: string, search: string) =>
  (await app.as('admin').records(type).list({ search })).items.map(({ id }) => id);

test('a payment is found by the name of its member, and by the new one when that changes', async () => {
  const admin = app.as('admin');
  const member = await makeRecord(admin, 'Member', { name: 'Wilhelmina Zauber' });
  const { id, version } = await makeRecord(admin, 'Payment', { memberId: member.id });
  expect(await idsOf('Payment', 'zauber wilhelmina')).toEqual([id]);

  await admin.records('Member').update(member.id, { name: 'Wilhelmina Novak' });
  expect(await idsOf('Payment', 'zauber')).toEqual([]);
  expect(await idsOf('Payment', 'novak')).toEqual([id]);
  expect((await admin.records('Payment').one(id))!.version, 'nobody changed the payment').toBe(version);

  const other = await makeRecord(admin, 'Member', { name: 'Bartholomew Quist' });
  await admin.records('Payment').update(id, { memberId: other.id });
  expect(await idsOf('Payment', 'novak')).toEqual([]);
  expect(await idsOf('Payment', 'quist')).toEqual([id]);
});

test('one letter or two are found where words begin, three anywhere', async () => {
  const { id } = await makeRecord(app.as('admin'), 'Member', {
    name: 'Xaver Ypsilanti',
    email: 'z@example.com',
    phone: '1',
  });
  for (const search of ['x', 'Xa', 'yp', 'ypsi xaver', 'silan'])
    expect(await idsOf('Member', search)).toEqual([id]);
  for (const search of ['yx', 'av', 'ave ti']) expect(await idsOf('Member', search)).toEqual([]);
});
