import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { makeRecord } from '../../../testing/samples.ts';
import { today } from '../../common/dates.ts';

const app = useApp();

beforeAll(async () => {
  const admin = app.as('admin');
  const joined = (joiningDate: string) => makeRecord(admin, 'Member', { joiningDate });
  await joined('2020-01-01');
  await joined('2020-01-02');
  await joined(today());
  await joined(dayFromToday({ days: 1 }));
  await joined(dayFromToday({ days: 400 }));
  const paid = (amount: number, paymentDate: string, paymentStatus = 'completed') =>
    makeRecord(admin, 'Payment', { amount, paymentDate, paymentStatus });
  await paid(100, today());
  await paid(-30, today());
  await paid(-5, today(), 'refunded');
  await paid(1000, dayFromToday({ days: 1 }));
  await paid(1000, '2020-01-01');
  for (const status of ['pending', 'failed', 'cancelled', 'refunded']) await paid(1000, today(), status);
});

interface Figures {
  dashboard: Record<string, unknown>;
}
const figures = async (names: string) =>
  (await app.as('admin').request<Figures>(`{ dashboard { ${names} } }`)).dashboard;

test('counts members who joined this month, without future join dates', async () => {
  const [before] = await app.sql<{ count: number }>(
    `select count(*)::int from member where joining_date < date_trunc('month', $1::date)`,
    [today()],
  );
  const [since] = await app.sql<{ count: number }>(
    `select count(*)::int from member where joining_date between date_trunc('month', $1::date) and $1::date`,
    [today()],
  );
  expect(await figures('newThisMonth newMembersPercent')).toEqual({
    newThisMonth: since!.count,
    newMembersPercent: Math.round((since!.count / before!.count) * 1000) / 10,
  });
});

test('revenue is the sum of completed payments until today, less refunds', async () => {
  expect(await figures('monthlyRevenue')).toEqual({ monthlyRevenue: 65 });
});

test('an activity has its text in English, and the template with the values for clients that translate it', async () => {
  const location = await makeRecord(app.as('admin'), 'Location');
  const member = await makeRecord(app.as('admin'), 'Member', { name: 'Payment' });
  await app.as('admin').records('Member').update(member.id, { name: 'Trainer' });
  const input = { memberId: member.id, locationId: location.id };
  await app.as('admin').request('mutation ($input: CheckInInput!) { checkIn(input: $input) { outcome } }', {
    input,
  });
  const { recentActivities } = await figures('recentActivities { text textTemplate }');
  const record = (title: string) => ({
    template: '{label} {title}',
    values: { label: { template: 'Member', values: {} }, title },
  });
  expect((recentActivities as unknown[]).slice(0, 2)).toEqual([
    {
      text: 'Member Trainer updated',
      textTemplate: { template: '{record} updated', values: { record: record('Trainer') } },
    },
    {
      text: 'Member Payment created',
      textTemplate: { template: '{record} created', values: { record: record('Payment') } },
    },
  ]);
});
