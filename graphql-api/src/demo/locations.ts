import type { Location } from '../resources/locations/location.ts';
import { addDays, addYears, momentOn } from './days.ts';
import type { State } from './people.ts';
import { createRandom } from './random.ts';
import type { Fields, Story } from './story.ts';

interface House extends Fields<Location> {
  state: State;
}

const longHours = {
  monday: '05:00-23:00',
  tuesday: '05:00-23:00',
  wednesday: '05:00-23:00',
  thursday: '05:00-23:00',
  friday: '05:00-22:00',
  saturday: '07:00-20:00',
  sunday: '07:00-20:00',
};

const shortHours = {
  monday: '06:00-22:00',
  tuesday: '06:00-22:00',
  wednesday: '06:00-22:00',
  thursday: '06:00-22:00',
  friday: '06:00-21:00',
  saturday: '08:00-18:00',
  sunday: '08:00-18:00',
};

const houses: readonly House[] = [
  {
    name: 'Manhattan Flagship',
    address: '240 W 26th St',
    city: 'New York',
    state: 'NY',
    zipCode: '10001',
    phone: '212-555-0140',
    email: 'manhattan@club.example.com',
    capacity: 450,
    status: 'active',
    openingHours: longHours,
    amenities: ['Swimming Pool', 'Sauna', 'Steam Room', 'Studios', 'Locker Rooms', 'Juice Bar', 'Parking'],
  },
  {
    name: 'Santa Monica Beach',
    address: '1415 Ocean Ave',
    city: 'Santa Monica',
    state: 'CA',
    zipCode: '90401',
    phone: '310-555-0172',
    email: 'santamonica@club.example.com',
    capacity: 320,
    status: 'active',
    openingHours: longHours,
    amenities: ['Outdoor Deck', 'Sauna', 'Studios', 'Locker Rooms', 'Juice Bar', 'Parking'],
  },
  {
    name: 'Chicago Lakeview',
    address: '3120 N Broadway',
    city: 'Chicago',
    state: 'IL',
    zipCode: '60657',
    phone: '773-555-0118',
    email: 'lakeview@club.example.com',
    capacity: 280,
    status: 'active',
    openingHours: longHours,
    amenities: ['Climbing Wall', 'Studios', 'Sauna', 'Locker Rooms', 'Kids Club'],
  },
  {
    name: 'Austin South Congress',
    address: '1802 S Congress Ave',
    city: 'Austin',
    state: 'TX',
    zipCode: '78704',
    phone: '512-555-0164',
    email: 'austin@club.example.com',
    capacity: 180,
    status: 'active',
    openingHours: shortHours,
    amenities: ['Basketball Court', 'Studios', 'Locker Rooms', 'Parking'],
  },
];

/** The house where people of that state train; those who live farther away come to the first. */
export const houseOf = (state: string | undefined) => {
  const index = Math.max(
    0,
    houses.findIndex(house => house.state === state),
  );
  return { id: index + 1, name: houses[index]!.name };
};

/** The houses of the club, the oldest first; the youngest is being repaired. */
export function makeLocations(today: string): Story<Fields<Location>>[] {
  const random = createRandom('locations');
  return houses.map((first, index) => {
    const repairs = index === houses.length - 1;
    return {
      id: index + 1,
      createdAt: momentOn(random, addYears(today, index - 8), today),
      by: 'admin',
      first,
      edits: repairs
        ? [
            {
              at: momentOn(random, addDays(today, -12), today),
              by: 'manager',
              set: { status: 'maintenance' },
            },
          ]
        : [],
    };
  });
}
