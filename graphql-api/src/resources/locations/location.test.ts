import { expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { invalidInput } from '../../../testing/rejections.ts';

const app = useApp();
const locations = () => app.as('admin').records('Location');
const least = { name: 'Downtown', address: '1 Main St', city: 'Springfield', state: 'NY', zipCode: '10001' };

test('name and the whole address are required', async () => {
  const message = 'Please fill in all required fields';
  const rejection = { name: message, address: message, city: message, state: message, zipCode: message };
  await expect(locations().create({})).rejects.toMatchObject({ ...invalidInput(rejection), message });
});

test('an email of a location must be valid', () =>
  expect(locations().create({ ...least, email: 'nowhere' })).rejects.toMatchObject(
    invalidInput({ email: 'Invalid email address' }),
  ));

test('a new location is active; its opening hours and amenities are returned unchanged', async () => {
  expect(await locations().create(least)).toMatchObject({
    status: 'active',
    openingHours: null,
    amenities: [],
  });
  const openingHours = {
    monday: '09:00-18:00',
    tuesday: null,
    wednesday: 'by "appointment"',
    thursday: null,
    friday: null,
    saturday: null,
    sunday: '{"closed": true}',
  };
  const amenities = ['Sauna', 'Café, with garden', '{"a": 1}', 'back\\slash'];
  const made = await locations().create({ ...least, openingHours, amenities });
  expect(made).toMatchObject({ openingHours, amenities });
  expect(await locations().update(made.id, { openingHours: { monday: '10:00-12:00' } })).toMatchObject({
    openingHours: { monday: '10:00-12:00', sunday: null },
  });
});

test('values of literals and of variables are equal', async () => {
  const fields = '{ id amenities openingHours { monday sunday } }';
  const { made } = await app.as('admin').request<{
    made: { id: string };
  }>(`mutation { made: createLocation(input: {
    name: "Uptown", address: "2 Main St", city: "Springfield", state: "NY", zipCode: "10001",
    amenities: ["Sauna"], openingHours: { monday: "09:00-18:00" } }) ${fields} }`);
  expect(made).toMatchObject({ amenities: ['Sauna'], openingHours: { monday: '09:00-18:00', sunday: null } });
  const { changed } = await app.as('admin')
    .request(`mutation { changed: updateLocation(id: ${made.id}, patch: {
    amenities: [], openingHours: { sunday: "closed" } }) ${fields} }`);
  expect(changed).toMatchObject({ amenities: [], openingHours: { monday: null, sunday: 'closed' } });
});

test('a filter finds an amenity by its whole name', async () => {
  const made = await locations().create({ ...least, amenities: ['Rooftop, heated'] });
  const found = async (contains: string) =>
    (await locations().list({ filter: { amenities: { contains } } })).items;
  expect(await found('Rooftop, heated')).toMatchObject([{ id: made.id }]);
  expect(await found('Rooftop')).toEqual([]);
});
