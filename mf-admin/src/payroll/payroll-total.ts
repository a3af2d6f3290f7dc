type PartName = 'baseSalary' | 'overtimeHours' | 'overtimeRate' | 'bonus' | 'deductions';
export type PayrollParts = Partial<Record<PartName, number | null>>;

/** Base salary + overtime + bonus - deductions, to the cent; what is missing or no number counts as nothing. */
export function payrollTotal(parts: PayrollParts): number {
  const overtime = (cents(parts.overtimeHours) * cents(parts.overtimeRate)) / 100;
  const total = cents(parts.baseSalary) + overtime + cents(parts.bonus) - cents(parts.deductions);
  return Math.round(total) / 100;
}

/** Hundredths are counted, since fractions of ten are not exact. */
const cents = (value: number | null | undefined) => Math.round((value || 0) * 100);
