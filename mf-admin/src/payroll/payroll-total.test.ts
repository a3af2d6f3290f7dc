import { expect, it } from 'vitest';
import { payrollTotal } from './payroll-total.ts';

it.each([
  [{ baseSalary: 3000, overtimeHours: 7.5, overtimeRate: 22.35, bonus: 100.1, deductions: 50.2 }, 3217.53],
  [{ baseSalary: 0.1, bonus: 0.2 }, 0.3],
  [{ baseSalary: null, overtimeHours: Number.NaN, overtimeRate: 10 }, 0],
  [{ baseSalary: 100, deductions: 150 }, -50],
])('%o come to %d', (parts, total) => expect(payrollTotal(parts)).toBe(total));
