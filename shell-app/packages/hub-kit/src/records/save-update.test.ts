import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { saveUpdate } from './save-update.ts';

const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
const stored = {
  id: 17,
  name: 'Pier Gym',
  capacity: 20,
  trainerId: 4,
  email: null,
  amenities: ['Pool'],
  openingHours: { monday: '9-5', tuesday: null },
};

const conflictWith = (patch: object) =>
  saveUpdate(client, patch, async () => {
    const extensions = { code: 'CONFLICT', current: stored, version: 3 };
    throw new CombinedGraphQLErrors({ errors: [{ message: 'Changed', extensions }] });
  });

test.each([
  [{ name: 'Pier Gym', capacity: 20 }],
  [{ trainerId: '4' }],
  [{ email: '' }],
  [{ amenities: ['Pool'] }],
  [{ openingHours: { monday: '9-5' } }],
])('a conflict with a record that has %j is a save whose response was lost', async patch => {
  expect(await conflictWith(patch)).toBeUndefined();
});

test.each([
  [{ name: 'Pier Gym', capacity: 21 }],
  [{ trainerId: '5' }],
  [{ openingHours: { monday: '9-5', tuesday: '9-5' } }],
  [{ password: 'not shown' }],
])('a conflict with a record that does not have %j is one', async patch => {
  await expect(conflictWith(patch)).rejects.toThrow('Changed');
});

test('otherwise it returns the version of the response', async () => {
  expect(await saveUpdate(client, { name: 'Quay' }, async () => 4)).toBe(4);
});
