import { addRecord, type Club } from '@gym/hub-kit/testing';

export const addEmployee = (app: Club, name: string, input: object = {}): Promise<string> =>
  addRecord(app, 'Employee', {
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
    phone: '212-555-0100',
    position: 'Personal Trainer',
    department: 'Fitness',
    hireDate: '2024-02-01',
    salary: 3000,
    ...input,
  });

export const addLocation = (app: Club, name: string): Promise<string> =>
  addRecord(app, 'Location', { name, address: '1 Pier', city: 'Boston', state: 'MA', zipCode: '02110' });
