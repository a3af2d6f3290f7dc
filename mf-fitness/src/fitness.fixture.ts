import type { Club } from '../../gateway/testing/club.ts';
import { addRecord } from '../../gateway/testing/records.ts';

const addressOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;

/** @returns the number of the record, like each of these */
export const addTrainer = (club: Club, name: string, input: object = {}): Promise<string> =>
  addRecord(club, 'Trainer', {
    name,
    email: addressOf(name),
    phone: '212-555-0100',
    specializations: ['Yoga'],
    joiningDate: '2024-02-01',
    salary: 3000,
    ...input,
  });

export const addMember = (club: Club, name: string): Promise<string> =>
  addRecord(club, 'Member', { name, email: addressOf(name), phone: '212-555-0101' });

export const addLocation = (club: Club, name: string): Promise<string> =>
  addRecord(club, 'Location', { name, address: '1 Pier', city: 'Boston', state: 'MA', zipCode: '02110' });
