import 'reflect-metadata';
import { expect, test } from 'vitest';
import { toMinor } from '../../common/money.ts';
import { invoiceLine } from '../billing/invoice-lines.ts';
import { duePeriods, NOTHING_BILLED, type ContractToBill } from './due-periods.ts';
import { chargesIn } from './period-charge.ts';

/** A month of 31 days for 31.31, 1.01 a day, whose end was moved by 15 days after the first 15 were invoiced. */
function secondPart(firstPercent: number, secondPercent: number) {
  const first = invoiceLine({
    kind: 'period',
    description: 'Basic',
    cents: 1515,
    tax: { percent: firstPercent, name: 'VAT' },
    from: '2026-03-01',
    to: '2026-03-15',
  });
  const contract: ContractToBill = {
    ...NOTHING_BILLED,
    planName: 'Basic',
    price: 31.31,
    billingFrequency: 'monthly',
    billingAnchor: '2026-03-01',
    startDate: '2026-03-01',
    endDate: '2026-03-30',
    endAfter: () => '2026-03-30',
    billedThrough: '2026-03-15',
    periodStarts: ['2026-03-01'],
    charges: chargesIn({ id: 1, discount: 0, lines: [first] }, () => true),
    taxOn: day => ({ percent: day < '2026-03-10' ? firstPercent : secondPercent, name: 'VAT' }),
  };
  const [due] = duePeriods(contract, '2026-03-16');
  return { first, second: due!.lines[0]! };
}

test('the parts of a period have the tax on their sum', () => {
  const { first, second } = secondPart(10, 10);
  // 10 % of 15.15 is 1.515, and of 30.30 it is 3.03.
  expect(first).toMatchObject({ amount: 15.15, taxAmount: 1.52 });
  expect(second).toMatchObject({ kind: 'period', amount: 15.15, taxAmount: 1.51 });
});

test('a period keeps the rate of tax of its first part', () => {
  const { first, second } = secondPart(10, 20);
  expect(second).toMatchObject({ amount: 15.15, taxPercent: 10 });
  expect(toMinor(first.taxAmount) + toMinor(second.taxAmount)).toBe(303);
});
