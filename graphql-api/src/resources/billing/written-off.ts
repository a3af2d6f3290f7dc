import type { ComputedField } from '../../declaration/resource-options.ts';

const isWrittenOff = (invoice: string) => `exists (
  select from billing_line adjusted
    join billing_line line on line.adjusts_id = adjusted.id and line.kind = 'write_off'
    join billing_record credit on credit.id = line.invoice_id
   where adjusted.invoice_id = ${invoice}.id and credit.total_amount < 0 and credit.payment_status <> 'cancelled')`;

/** Whether the club has given up what was open of an invoice. */
export const writtenOff = {
  rows: 2,
  project: ({ alias }, { key }) => ({ key, kind: 'boolean', sql: isWrittenOff(alias) }),
  column: {
    kind: 'boolean',
    label: 'Written off',
    description: 'Whether what was open was written off',
    sql: isWrittenOff,
  },
} satisfies ComputedField;
