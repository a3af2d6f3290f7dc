import type { ClientBase } from 'pg';
import { addDays, clubTimeZone } from '../common/dates.ts';
import { attendance } from '../resources/attendance/attendance.ts';
import { billing } from '../resources/billing/billing-record.ts';
import { commissions } from '../resources/commissions/commission.ts';
import { contracts } from '../resources/contracts/contract.ts';
import { contractFreezes } from '../resources/contracts/contract-freeze.ts';
import { dietPlans } from '../resources/diet-plans/diet-plan.ts';
import { employeePay } from '../resources/employee-pay/employee-pay.ts';
import { employees } from '../resources/employees/employee.ts';
import { equipment } from '../resources/equipment/equipment.ts';
import { maintenanceRecords } from '../resources/equipment/maintenance-record.ts';
import { expenses } from '../resources/expenses/expense.ts';
import { externalPayments } from '../resources/external-payments/external-payment.ts';
import { income } from '../resources/income/income.ts';
import { isSearchable, resourceOf, type Resource } from '../declaration/resource.ts';
import { searchTextSql } from '../declaration/storage.ts';
import { issuedSql } from '../documents/issued.ts';
import { locations } from '../resources/locations/location.ts';
import { members } from '../resources/members/member.ts';
import { messages } from '../resources/messages/message.ts';
import { membershipPlans } from '../resources/membership-plans/membership-plan.ts';
import { notes } from '../resources/notes/note.ts';
import { parkingPasses } from '../resources/parking-passes/parking-pass.ts';
import { payments } from '../resources/payments/payment.ts';
import { payroll } from '../resources/payroll/payroll.ts';
import { referrals } from '../resources/referrals/referral.ts';
import { rewards } from '../resources/rewards/reward.ts';
import { sessions } from '../resources/sessions/session.ts';
import { shifts } from '../resources/shifts/shift.ts';
import { trainers } from '../resources/trainers/trainer.ts';
import { demoTax, makeInvoices, makePayments, withCashier } from './billing.ts';
import { seedBillingRuns } from './billing-runs.ts';
import { bulkFill } from './bulk-fill.ts';
import { makeCommissions } from './commissions.ts';
import { makeContracts, makeFreezes, withInvoices } from './contracts.ts';
import { seedDayCloses } from './day-closes.ts';
import { makeDietPlans } from './diet-plans.ts';
import { makeEmployeePay } from './employee-pay.ts';
import { seedDunning } from './dunning.ts';
import { makeEmployees } from './employees.ts';
import { makeEquipment, makeMaintenance, withServices } from './equipment.ts';
import { makeExpenses, makeExternalPayments } from './expenses.ts';
import { makeIncome } from './income.ts';
import { insertRows } from './insert.ts';
import { makeLocations } from './locations.ts';
import { withAccounts } from './member-accounts.ts';
import { makeMembers } from './members.ts';
import { makeMessages } from './messages.ts';
import { makeMembershipPlans } from './membership-plans.ts';
import { makeNotes } from './notes.ts';
import { makeParkingPasses } from './parking-passes.ts';
import { makePayroll } from './payroll.ts';
import { makeReferrals } from './referrals.ts';
import { makeRewards } from './rewards.ts';
import { makeSessions } from './sessions.ts';
import { makeAttendance, makeShifts } from './shifts.ts';
import { auditOf, lastMoment, recordOf, type Story } from './story.ts';
import { makeTrainers, withClients } from './trainers.ts';
import { seedVisits } from './visits.ts';

/** How far back the audit trail of the demo reaches: past the last two ends of a month. */
const TRAIL_DAYS = 65;

/**
 * Fills empty tables with a club of two years: the same people at every seed, their dates relative to `today`
 * (`yyyy-mm-dd`). The caller holds the transaction.
 */
export async function seedDemo(client: ClientBase, today: string): Promise<void> {
  // Date-times of the demo are local times.
  await client.query(`select set_config('TimeZone', $1, true)`, [clubTimeZone()]);

  const { areas, allocations } = makeClub(today);
  const tables = [...areas.map(({ resource }) => resource.table), 'audit_entry'];
  await bulkFill(
    client,
    tables,
    ['closed_month', 'closed_day', 'billing_lines', 'issued', 'search_text'],
    async () => {
      for (const { resource, stories } of areas)
        await insertRows(client, resource.table, stories.map(recordOf), computedColumns(resource));
      await insertTrail(client, areas, today);
    },
  );
  await insertLines(client);
  await insertRows(client, 'allocation', allocations.map(recordOf));
  await continueNumbers(client);
  await setTax(client);
  await seedDunning(client, today);
  await seedBillingRuns(client, today);
  await seedDayCloses(client, today);
  await seedVisits(client, today);
}

/** What the triggers `issued` and `search_text` compute for each row. */
function computedColumns({ entity }: Area['resource']): Map<string, string> {
  const resource = resourceOf(entity);
  const columns = new Map<string, string>();
  if (isSearchable(resource)) columns.set('search_text', searchTextSql(resource, 'row'));
  const issued = issuedSql(entity, 'row');
  if (issued) columns.set('issued', issued);
  return columns;
}

async function insertTrail(client: ClientBase, areas: readonly Area[], today: string): Promise<void> {
  const users = await client.query<{ id: number; username: string }>('select id, username from "user"');
  const userIds = new Map(users.rows.map(({ id, username }) => [username, id]));
  const trail = trailOf(areas, addDays(today, -TRAIL_DAYS));
  await insertRows(
    client,
    'audit_entry',
    trail.map(entry => ({ ...entry, userId: userIds.get(entry.username) ?? null })),
  );
}

/** What the trigger `billing_lines` does for each invoice, at once. */
async function insertLines(client: ClientBase): Promise<void> {
  await client.query(
    `insert into billing_line (invoice_id, position, contract_id, kind, description, amount, tax_percent, tax_name,
            tax_amount, "from", until, adjusts_id)
     select invoice.id, line.* from billing_record invoice, billing_lines_of(invoice) line
      order by invoice.id, line.position`,
  );
  // A line refers to the line that it adjusts, which that statement did not see.
  await client.query(
    `select write_billing_lines(invoice) from billing_record invoice where lines @? '$[*].adjusts'`,
  );
}

function trailOf(areas: readonly Area[], from: string) {
  return areas
    .flatMap(({ resource, stories }) =>
      stories
        .filter(story => lastMoment(story) >= from)
        .flatMap(story => auditOf(resource.resource, resource.title, story)),
    )
    .filter(({ at }) => at >= from)
    .toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))
    .map((row, index) => ({ id: index + 1, ...row }));
}

/** New numbers follow on those of the demo. */
async function continueNumbers(client: ClientBase): Promise<void> {
  await client.query(`
    insert into number_series (prefix, last)
    values ('CON', (select count(*) from contract)),
           ('PP', (select count(*) from parking_pass)),
           ('INV', (select count(*) from billing_record)),
           ('PAY', (select count(*) from payment)),
           ('EXP', (select count(*) from external_payment))`);
}

/** The settings by which billing runs continue what the invoices of the demo began. */
async function setTax(client: ClientBase): Promise<void> {
  const { percent, name } = demoTax;
  await client.query('update club_settings set tax_rates = $1', [
    JSON.stringify([{ billingType: null, percent, label: name, from: null }]),
  ]);
}

/** The records of one resource. */
export interface Area {
  resource: Pick<Resource, 'entity' | 'resource' | 'table' | 'title'>;
  stories: readonly Story<object>[];
}

/** A club before it is stored. */
export interface DemoClub {
  /** The records of all resources, in an order in which references point to earlier records. */
  areas: Area[];
  /** What credits and payments on account settle, which is in the history of these. */
  allocations: readonly Story<object>[];
}

/** The same club at every call with the same day. @param today yyyy-mm-dd */
export function makeClub(today: string): DemoClub {
  const houses = makeLocations(today);
  const coaches = makeTrainers(today);
  const people = makeMembers(today, coaches.map(recordOf));
  const staff = makeEmployees(today, coaches);
  const machines = makeEquipment(today, houses.map(recordOf), coaches.map(recordOf));
  const services = makeMaintenance(today, machines);
  const training = makeSessions(today, people, coaches);
  const weeks = makeShifts(today, staff, coaches);
  const payslips = makePayroll(today, staff);
  const costs = makeExpenses(today, payslips, services, machines);
  const plans = makeMembershipPlans(today);
  const signed = makeContracts(today, people, plans);
  const issued = makeInvoices(today, people, signed, training);
  const {
    invoices,
    payments: paid,
    allocations,
  } = withAccounts(today, people, issued, makePayments(today, issued));

  const areas: Area[] = [
    { resource: locations, stories: houses },
    { resource: trainers, stories: withClients(coaches, people.map(recordOf)) },
    { resource: members, stories: people },
    { resource: membershipPlans, stories: plans },
    { resource: contracts, stories: withInvoices(signed, invoices) },
    { resource: contractFreezes, stories: makeFreezes(signed) },
    { resource: sessions, stories: training },
    { resource: dietPlans, stories: makeDietPlans(today, people) },
    { resource: parkingPasses, stories: makeParkingPasses(today, people) },
    { resource: rewards, stories: makeRewards(today, people) },
    { resource: referrals, stories: makeReferrals(today, people, coaches) },
    { resource: equipment, stories: withServices(machines, services) },
    { resource: maintenanceRecords, stories: services },
    { resource: employees, stories: staff },
    { resource: employeePay, stories: makeEmployeePay(staff) },
    { resource: shifts, stories: weeks },
    { resource: attendance, stories: makeAttendance(today, staff, weeks) },
    { resource: commissions, stories: makeCommissions(today, staff, people, coaches, training) },
    { resource: payroll, stories: payslips },
    { resource: expenses, stories: costs },
    { resource: externalPayments, stories: makeExternalPayments(today, costs) },
    { resource: income, stories: makeIncome(today) },
    { resource: billing, stories: invoices },
    { resource: payments, stories: paid.map(withCashier) },
    { resource: messages, stories: makeMessages(today, people, invoices) },
    { resource: notes, stories: makeNotes(today, people, coaches, staff) },
  ];
  return { areas, allocations };
}
