import { expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { invalidInput } from '../../../testing/rejections.ts';

const app = useApp();
const items = () => app.as('admin').records('MasterDataItem');
const wide = { page: 'Lockers', dropdownName: 'size', value: 'wide', displayText: 'Wide' };

test('page, drop-down, value and text are required', async () => {
  await expect(items().create({ value: ' ' })).rejects.toMatchObject(
    invalidInput({
      page: 'Page is required',
      dropdownName: 'Dropdown name is required',
      value: 'Value is required',
      displayText: 'Display text is required',
    }),
  );
});

test('a new entry is active and first; a value is unique in its drop-down', async () => {
  expect(await items().create(wide)).toMatchObject({ ...wide, sortOrder: 0, isActive: true });
  await expect(items().create({ ...wide, displayText: 'Very wide' })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'There is such a master data entry already',
  });
  await expect(items().create({ ...wide, page: 'Rooms' })).resolves.toBeDefined();
  await expect(items().create({ ...wide, dropdownName: 'width' })).resolves.toBeDefined();
});

test('a drop-down on which code depends takes no other value, but other texts', async () => {
  const status = { page: 'Payments', dropdownName: 'payment_status', displayText: 'Settled' };
  await expect(items().create({ ...status, value: 'settled' })).rejects.toMatchObject(
    invalidInput({
      value:
        'The values of this drop-down are fixed: completed, pending, failed, refunded, cancelled. Change the displayed text instead.',
    }),
  );
  const filter = {
    page: { eq: 'Payments' },
    dropdownName: { eq: 'payment_status' },
    value: { eq: 'completed' },
  };
  const { items: found } = await items().list({ filter });
  expect(await items().update(String(found[0]!['id']), { displayText: 'Settled' })).toMatchObject({
    value: 'completed',
    displayText: 'Settled',
  });
});

test('a drop-down has its active choices in their order', async () => {
  const choices = [
    ['c', 1],
    ['b', 1],
    ['a', 2],
    ['gone', 0],
  ] as const;
  for (const [value, sortOrder] of choices)
    await items().create({
      page: 'Halls',
      dropdownName: 'kind',
      value,
      displayText: value.toUpperCase(),
      sortOrder,
      isActive: value !== 'gone',
    });
  const offered = (page: string, dropdown: string) =>
    app
      .as('trainer')
      .request<{ masterDataOptions: { value: string; displayText: string }[] }>(
        `query ($page: String!, $dropdown: String!) { masterDataOptions(page: $page, dropdown: $dropdown) { value displayText } }`,
        { page, dropdown },
      );
  const { masterDataOptions } = await offered('Halls', 'kind');
  expect(masterDataOptions.map(({ value }) => value)).toEqual(['b', 'c', 'a']);
  expect(await offered('Halls', 'nothing')).toEqual({ masterDataOptions: [] });
});

test('a request for a page returns the choices of all its drop-downs', async () => {
  for (const dropdownName of ['size', 'kind'])
    await items().create({ page: 'Courts', dropdownName, value: `${dropdownName} a`, displayText: 'A' });
  const { masterDataOptions } = await app
    .as('trainer')
    .request<{ masterDataOptions: object[] }>(
      `{ masterDataOptions(page: "Courts") { dropdown value displayText } }`,
    );
  expect(masterDataOptions).toEqual([
    { dropdown: 'kind', value: 'kind a', displayText: 'A' },
    { dropdown: 'size', value: 'size a', displayText: 'A' },
  ]);
});

test('a choice says whether a new club has it with its text', async () => {
  const page = 'Rewards';
  await items().create({ page, dropdownName: 'level', value: 'Export', displayText: 'Export' });
  const { masterDataOptions } = await app
    .as('trainer')
    .request<{ masterDataOptions: object[] }>(
      `{ masterDataOptions(page: "Rewards", dropdown: "level") { value isStandard } }`,
    );
  expect(masterDataOptions).toContainEqual({ value: 'Gold', isStandard: true });
  expect(masterDataOptions).toContainEqual({ value: 'Export', isStandard: false });
});

test('the deletion of a choice does not change the records that use it', async () => {
  const entry = await items().create({ ...wide, page: 'Members', dropdownName: 'status', value: 'resting' });
  const members = app.as('admin').records('Member');
  const input = { name: 'Ann', email: 'ann@example.com', phone: '1', status: 'resting' };
  const member = await members.create(input);
  await items().remove(entry.id);
  expect(await members.update(member.id, { name: 'Anna' })).toMatchObject({ status: 'resting' });
});
