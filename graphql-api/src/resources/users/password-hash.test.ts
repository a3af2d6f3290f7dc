import { expect, test, vi } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { RequestDatabase } from '../../database/request-database.ts';
import { users } from './user.ts';

const app = useApp();

test('a password is hashed before the transaction that creates its user', async () => {
  const transaction = vi.spyOn(RequestDatabase.prototype, 'transaction');
  const hashed = vi.spyOn(users, 'beforeCreate');
  const input = {
    username: 'newcomer',
    fullName: 'New Comer',
    email: 'newcomer@example.com',
    password: 'Secret-1',
    role: 'Reception',
  };
  await app
    .as('admin')
    .request('mutation ($input: UserInput!) { createUser(input: $input) { id } }', { input });
  expect(hashed).toHaveBeenCalledOnce();
  expect(await hashed.mock.results[0]!.value).toEqual({
    passwordHash: expect.stringMatching(/^\$argon2id\$/),
  });
  expect(transaction).toHaveBeenCalledOnce();
  expect(hashed.mock.invocationCallOrder[0]).toBeLessThan(transaction.mock.invocationCallOrder[0]!);
  transaction.mockRestore();
});
