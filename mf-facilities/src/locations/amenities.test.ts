import { expect, it } from 'vitest';
import { amenitiesOf, amenitiesText } from './amenities.ts';

it('are what stands between commas, without blanks around and without empty ones', () => {
  expect(amenitiesOf(' Sauna,, Steam Room , ,Juice Bar,')).toEqual(['Sauna', 'Steam Room', 'Juice Bar']);
  expect(amenitiesOf('Sauna\nPool')).toEqual(['Sauna', 'Pool']);
  expect(amenitiesOf(' ')).toEqual([]);
  expect(amenitiesText(['Sauna', 'Steam Room'])).toBe('Sauna, Steam Room');
});
