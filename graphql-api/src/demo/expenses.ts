import type { Expense } from '../resources/expenses/expense.ts';
import type { ExternalPayment } from '../resources/external-payments/external-payment.ts';
import { toMinor, fromMinor } from '../common/money.ts';
import { addDays, momentOn, monthOf, monthsBetween, recordsBegin } from './days.ts';
import type { EquipmentStory, MaintenanceStory } from './equipment.ts';
import type { PayrollStory } from './payroll.ts';
import { createRandom, type Random } from './random.ts';
import { numbered, quotedNumber, recordOf, type Edit, type Fields, type Story } from './story.ts';

export type ExpenseStory = Story<Fields<Expense>>;

interface Cost {
  category: string;
  vendor: string;
  description: string;
  /** Per month and house; none where the house has no such cost. */
  perHouse: readonly number[];
  /** Day of the month. */
  day: number;
  /** How far an amount strays, 0.1 being ten percent. */
  spread: number;
  /** Months from one bill to the next. */
  every?: number;
}

/** What comes back month after month, for Manhattan, Santa Monica, Chicago and Austin. */
const costs: readonly Cost[] = [
  {
    category: 'Rent',
    vendor: 'Harborview Properties',
    description: 'Rent',
    perHouse: [9_800, 7_200, 5_300, 3_900],
    day: 1,
    spread: 0,
  },
  {
    category: 'Utilities',
    vendor: 'Metro Power & Light',
    description: 'Electricity',
    perHouse: [2_450, 1_700, 1_350, 1_150],
    day: 9,
    spread: 0.08,
  },
  {
    category: 'Utilities',
    vendor: 'Clearwater Utilities',
    description: 'Water and sewage',
    perHouse: [820, 480, 430, 310],
    day: 12,
    spread: 0.1,
  },
  {
    category: 'Cleaning Supplies',
    vendor: 'BrightClean Supply',
    description: 'Detergents, paper and towels',
    perHouse: [540, 390, 340, 260],
    day: 6,
    spread: 0.2,
  },
  {
    category: 'Insurance',
    vendor: 'Guardian Mutual',
    description: 'Liability and contents',
    perHouse: [2_900, 2_100, 1_700, 1_400],
    day: 3,
    spread: 0,
    every: 3,
  },
  {
    category: 'Marketing',
    vendor: 'Bluebird Media',
    description: 'Online advertising',
    perHouse: [3_400],
    day: 15,
    spread: 0.25,
  },
  {
    category: 'Software',
    vendor: 'Cloudline Systems',
    description: 'Licenses',
    perHouse: [640],
    day: 2,
    spread: 0,
  },
  {
    category: 'Office Supplies',
    vendor: 'Paper & Pen Co.',
    description: 'Office supplies',
    perHouse: [180],
    day: 18,
    spread: 0.4,
  },
  {
    category: 'Staff Training',
    vendor: 'FitPro Academy',
    description: 'Courses for trainers',
    perHouse: [1_600],
    day: 20,
    spread: 0.3,
    every: 3,
  },
  {
    category: 'Taxes',
    vendor: 'Department of Taxation',
    description: 'Quarterly payment',
    perHouse: [6_200],
    day: 15,
    spread: 0.1,
    every: 3,
  },
];

/** Air conditioning in summer, heating in winter. */
const powerBySeason = [1.15, 1.1, 1, 0.9, 0.92, 1.12, 1.25, 1.25, 1.08, 0.92, 0.98, 1.12];

interface Spending {
  day: string;
  category: string;
  vendor: string;
  description: string;
  amount: number;
  method: string;
  houseId: number | null;
}

/** All that the club spends: the costs of every month, salaries, services and new machines. */
export function makeExpenses(
  today: string,
  payroll: readonly PayrollStory[],
  maintenance: readonly MaintenanceStory[],
  equipment: readonly EquipmentStory[],
): ExpenseStory[] {
  const random = createRandom('expenses');
  const spendings = [
    ...monthlyCosts(random, today),
    ...salaries(payroll),
    ...services(maintenance, equipment),
    ...purchases(equipment),
  ];
  const begin = recordsBegin(today);
  const made = spendings.filter(({ day }) => day >= begin && day <= today);
  const waiting = new Set(
    made
      .filter(({ category }) => !standing.has(category))
      .toSorted((a, b) => b.day.localeCompare(a.day))
      .slice(0, WAITING),
  );
  return numbered(
    made.map(spending => expense(random, spending, { today, isWaiting: waiting.has(spending) })),
  );
}

/** So many of the latest expenses nobody has approved yet. */
const WAITING = 4;

function monthlyCosts(random: Random, today: string): Spending[] {
  return monthsBetween(recordsBegin(today), today).flatMap(month =>
    costs
      .filter(({ every = 1 }) => monthOf(month) % every === 0)
      .flatMap(({ perHouse, category, vendor, description, day, spread }) =>
        perHouse.map((usual, index) => {
          const season = description === 'Electricity' ? powerBySeason[monthOf(month)]! : 1;
          const strayed = 1 + (spread * random.whole(-100, 100)) / 100;
          return {
            day: addDays(month, day - 1),
            category,
            vendor,
            description,
            amount: fromMinor(toMinor(usual * season * strayed)),
            method:
              category === 'Cleaning Supplies' || category === 'Office Supplies'
                ? 'credit_card'
                : 'bank_transfer',
            houseId: perHouse.length > 1 ? index + 1 : null,
          };
        }),
      ),
  );
}

/** One line a month for all payslips that were paid. */
function salaries(payroll: readonly PayrollStory[]): Spending[] {
  const months = new Map<string, number>();
  for (const slip of payroll.map(recordOf).filter(({ paymentStatus }) => paymentStatus === 'paid')) {
    months.set(
      slip.paymentDate,
      (months.get(slip.paymentDate) ?? 0) + toMinor(slip.totalAmount + slip.deductions),
    );
  }
  return [...months].map(([day, total]) => ({
    day,
    category: 'Salaries',
    vendor: 'Payroll',
    description: `Salaries of ${day.slice(0, 7)}`,
    amount: fromMinor(total),
    method: 'bank_transfer',
    houseId: null,
  }));
}

/** Services by firms; the club's own technicians are on the payroll. */
const services = (
  maintenance: readonly MaintenanceStory[],
  equipment: readonly EquipmentStory[],
): Spending[] =>
  maintenance
    .filter(({ first }) => first.technician!.endsWith('Service'))
    .map(({ first }) => ({
      day: first.date,
      category: first.type === 'Repair' ? 'Repairs' : 'Equipment Maintenance',
      vendor: first.technician!,
      description: `${first.type}: ${equipment[first.equipmentId - 1]!.first.name}`,
      amount: first.cost!,
      method: 'bank_transfer',
      houseId: equipment[first.equipmentId - 1]!.first.locationId,
    }));

const purchases = (equipment: readonly EquipmentStory[]): Spending[] =>
  equipment.map(({ first }) => ({
    day: first.purchaseDate!,
    category: 'Equipment Purchase',
    vendor: first.supplier!,
    description: `${first.name}, ${first.model}`,
    amount: first.cost!,
    method: 'bank_transfer',
    houseId: first.locationId,
  }));

function expense(
  random: Random,
  spending: Spending,
  { today, isWaiting }: { today: string; isWaiting: boolean },
): Omit<ExpenseStory, 'id'> {
  const { day, category, vendor, description, amount, method, houseId } = spending;
  return {
    createdAt: momentOn(random, day, today),
    by: 'accounts',
    first: {
      expenseDate: day,
      category,
      vendor,
      description,
      amount,
      paymentMethod: method,
      receiptNumber: category === 'Salaries' ? undefined : `R-${random.whole(100_000, 999_999)}`,
      status: 'pending',
      locationId: houseId,
    },
    edits: isWaiting ? [] : approval(random, category, day, today),
  };
}

const standing = new Set(['Rent', 'Salaries', 'Insurance', 'Taxes', 'Software']);

function approval(random: Random, category: string, day: string, today: string): Edit<Fields<Expense>>[] {
  const isStanding = standing.has(category);
  const approvalDate = addDays(day, isStanding ? 1 : random.whole(1, 7));
  if (approvalDate > today) return [];
  const status = !isStanding && random.chance(0.02) ? 'rejected' : 'approved';
  const set = { status, approvedBy: 'Maria Lopez', approvalDate };
  return [{ at: momentOn(random, approvalDate, today), by: 'manager', set }];
}

const paymentTypes: Record<string, string> = {
  Rent: 'rent',
  Utilities: 'utilities',
  'Cleaning Supplies': 'supplies',
  'Office Supplies': 'supplies',
  Insurance: 'insurance',
  Marketing: 'marketing',
  Software: 'software',
  'Equipment Maintenance': 'maintenance',
  Repairs: 'maintenance',
  'Equipment Purchase': 'equipment',
};

/** The payments to vendors for what was approved; salaries go out by payroll. */
export function makeExternalPayments(
  today: string,
  expenses: readonly ExpenseStory[],
): Story<Fields<ExternalPayment>>[] {
  const random = createRandom('external payments');
  const bills = expenses
    .map(recordOf)
    .filter(({ status, category }) => status === 'approved' && category !== 'Salaries');
  const payments = bills.flatMap(bill => {
    const paymentDate = addDays(bill.approvalDate!, random.whole(0, 12));
    if (paymentDate > today) return [];
    const clears = addDays(paymentDate, 2);
    const failed = random.chance(0.01);
    const edit: Edit<Fields<ExternalPayment>> = {
      at: momentOn(random, clears, today),
      by: 'accounts',
      set: failed
        ? { paymentStatus: 'failed', notes: 'Returned by the bank' }
        : { paymentStatus: 'completed' },
    };
    return [
      {
        createdAt: momentOn(random, paymentDate, today),
        by: 'accounts' as const,
        first: {
          vendorName: bill.vendor,
          paymentNumber: '',
          paymentDate,
          amount: bill.amount,
          paymentMethod: bill.paymentMethod,
          paymentStatus: 'pending',
          paymentType: paymentTypes[bill.category] ?? 'other',
          referenceNumber: bill.receiptNumber,
          transactionId: `BT${random.whole(10_000_000, 99_999_999)}`,
          invoiceNumber: `V-${random.whole(10_000, 99_999)}`,
          category: bill.category,
          locationId: bill.locationId,
        },
        edits: clears <= today ? [edit] : [],
      },
    ];
  });
  return numbered(payments).map(story => ({
    ...story,
    first: { ...story.first, paymentNumber: quotedNumber('EXP', story.id) },
  }));
}
