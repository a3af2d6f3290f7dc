import { expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { invalidInput } from '../../../testing/rejections.ts';

const app = useApp();
const permissions = () => app.as('admin').records('Permission');
const flags = { canView: true, canAdd: false, canEdit: false, canDelete: false, menuVisible: true };

test('role, resource and the five flags are required', async () => {
  await expect(permissions().create({})).rejects.toMatchObject(
    invalidInput({
      role: 'Role is required',
      resource: 'Resource is required',
      canView: 'Can view is required',
      canAdd: 'Can add is required',
      canEdit: 'Can edit is required',
      canDelete: 'Can delete is required',
      menuVisible: 'Menu visible is required',
    }),
  );
});

test('a resource is free text, unique for each role', async () => {
  const input = { role: 'Trainer', resource: 'saunas', ...flags };
  const made = await permissions().create(input);
  expect(made).toMatchObject(input);
  await expect(permissions().create(input)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'There is such a permission already',
  });
  const other = await permissions().create({ ...input, role: 'Reception' });
  await expect(permissions().update(other.id, { role: 'Trainer' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  await expect(permissions().create({ ...input, role: 'Owner' })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { role: expect.any(String) },
  });
});
