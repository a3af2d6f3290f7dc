import type { TestApp } from '../../gateway/testing/test-app.ts';
import { addRecord } from '../../gateway/testing/records.ts';

export const addEmployee = (app: TestApp, name: string, input: object = {}): Promise<string> =>
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

export const addLocation = (app: TestApp, name: string): Promise<string> =>
  addRecord(app, 'Location', { name, address: '1 Pier', city: 'Boston', state: 'MA', zipCode: '02110' });
