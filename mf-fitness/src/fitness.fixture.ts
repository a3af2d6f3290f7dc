import { addRecord, type Club } from '@gym/hub-kit/testing';

const addressOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;

/** @returns the number of the record, like each of these */
export const addTrainer = (app: Club, name: string, input: object = {}): Promise<string> =>
  addRecord(app, 'Trainer', {
    name,
    email: addressOf(name),
    phone: '212-555-0100',
    specializations: ['Yoga'],
    joiningDate: '2024-02-01',
    salary: 3000,
    ...input,
  });

export const addMember = (app: Club, name: string): Promise<string> =>
  addRecord(app, 'Member', { name, email: addressOf(name), phone: '212-555-0101' });

export const addLocation = (app: Club, name: string): Promise<string> =>
  addRecord(app, 'Location', { name, address: '1 Pier', city: 'Boston', state: 'MA', zipCode: '02110' });
