import type { Club } from '../../gateway/testing/club.ts';
import { addRecord } from '../../gateway/testing/records.ts';

export const addEmployee = (club: Club, name: string, input: object = {}): Promise<string> =>
  addRecord(club, 'Employee', {
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
    phone: '212-555-0100',
    position: 'Personal Trainer',
    department: 'Fitness',
    hireDate: '2024-02-01',
    salary: 3000,
    ...input,
  });

export const addLocation = (club: Club, name: string): Promise<string> =>
  addRecord(club, 'Location', { name, address: '1 Pier', city: 'Boston', state: 'MA', zipCode: '02110' });
