import type { Tx } from '../database/tx.ts';
import { toMinor, fromMinor } from '../common/money.ts';
import { drawSums, openLetter } from './club-letter.ts';
import { writerFor } from './format.ts';
import { issuedTo, type Issued } from './issued.ts';
import { choiceText } from './document-texts.ts';
import type { DrawnDocument } from './invoice.ts';
import { addressLines, type Address } from './people.ts';
import type { Drawing } from './drawing.ts';
import { CONTENT_WIDTH } from './page.ts';

interface PayslipRow extends Address {
  issued: Issued;
  position: string | null;
  periodStart: string;
  periodEnd: string;
  paymentDate: string;
  method: string;
  status: string;
  baseSalary: number;
  overtimeHours: number;
  overtimeRate: number;
  bonus: number;
  bonusDescription: string | null;
  deductions: number;
  deductionDescription: string | null;
  totalAmount: number;
}

/** The payslip of a payroll record; undefined where there is none. */
export async function makePayslip(tx: Tx, id: number): Promise<DrawnDocument | undefined> {
  const [payslip] = await tx.query<PayslipRow[]>(
    `select issued, employee.name, address, city, state, zip_code as "zipCode", position,
            pay_period_start::text as "periodStart", pay_period_end::text as "periodEnd",
            payment_date::text as "paymentDate", payment_method as method, payment_status as status,
            base_salary::float8 as "baseSalary", overtime_hours::float8 as "overtimeHours",
            overtime_rate::float8 as "overtimeRate", bonus::float8, bonus_description as "bonusDescription",
            deductions::float8, deduction_description as "deductionDescription", total_amount::float8 as "totalAmount"
       from payroll join employee on employee.id = employee_id where payroll.id = ?`,
    [id],
  );
  return payslip && { name: `payslip-${payslip.periodStart}-${id}.pdf`, drawing: drawPayslip(payslip) };
}

function drawPayslip(payslip: PayslipRow): Drawing {
  const { overtimeHours, overtimeRate, baseSalary, bonus, deductions, totalAmount } = payslip;
  const { club, recipient } = issuedTo(payslip.issued, payslip);
  const { date } = writerFor(club);
  const period = `${date(payslip.periodStart)} – ${date(payslip.periodEnd)}`;
  const { paper, texts, write } = openLetter({
    issuer: club,
    title: ({ payslip: word }) => `${word} ${period}`,
    date: payslip.paymentDate,
    recipient: addressLines(recipient),
    facts: words => [
      [words.position, payslip.position],
      [words.period, period],
      [words.paymentDate, date(payslip.paymentDate)],
      [words.method, choiceText(words, payslip.method)],
      [words.status, choiceText(words, payslip.status)],
    ],
  });
  // What remains after the other parts, so that the rows add up to the total to the cent.
  const overtime = fromMinor(
    toMinor(totalAmount) - toMinor(baseSalary) - toMinor(bonus) + toMinor(deductions),
  );
  const rows: [label: string, amount: number][] = [
    [texts.baseSalary, baseSalary],
    ...rowIf(overtime, texts.overtime(write.number(overtimeHours), write.money(overtimeRate)), overtime),
    ...rowIf(bonus, joined(texts.bonus, payslip.bonusDescription), bonus),
    ...rowIf(deductions, joined(texts.deductions, payslip.deductionDescription), -deductions),
  ];
  paper.table(
    [
      { title: texts.description, width: CONTENT_WIDTH - 120 },
      { title: texts.amount, width: 120, align: 'end' },
    ],
    rows.map(([label, amount]) => [label, write.money(amount)]),
  );
  paper.gap(8);
  drawSums(paper, [[texts.netPay, write.money(totalAmount)]]);
  return paper;
}

const rowIf = (part: number, label: string, amount: number): [string, number][] =>
  part === 0 ? [] : [[label, amount]];

const joined = (label: string, description: string | null) =>
  description ? `${label}: ${description}` : label;
