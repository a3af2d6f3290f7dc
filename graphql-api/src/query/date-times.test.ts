import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';

beforeAll(() => void vi.stubEnv('CLUB_TIME_ZONE', 'America/New_York'));
afterAll(() => void vi.unstubAllEnvs());

const app = useApp();

describe('a date-time without an offset is read in CLUB_TIME_ZONE', () => {
  beforeAll(async () => {
    const hours = ['2026-01-15T04:59:59Z', '2026-01-15T05:00:00Z', '2026-01-15T14:30:00Z'];
    for (const [index, hour] of hours.entries()) {
      const { id } = await makeRecord(app.as('admin'), 'Member', { name: `At ${index}` });
      await app.sql('update member set created_at = $1 where id = $2', [hour, id]);
    }
  });

  test.each([
    ['2026-01-15', ['At 1', 'At 2']],
    ['2026-01-15T09:30', ['At 2']],
    ['2026-01-15 09:30:00', ['At 2']],
    ['2026-01-15T09:30:00.001', []],
    ['2026-01-15T09:30:00Z', ['At 2']],
    ['2026-01-15T14:30:00+00:00', ['At 2']],
    ['2026-01-14T23:59:59', ['At 0', 'At 1', 'At 2']],
  ])('%s, in a document and in variables', async (moment, names) => {
    const before = '2026-01-16';
    const asked = 'sort: [{ field: name }]) { items { name } }';
    const literal = `{ members(filter: { createdAt: { gte: "${moment}", lt: "${before}" } }, ${asked} }`;
    const variables = `query ($from: DateTimeISO, $to: DateTimeISO) { members(filter: { createdAt: { gte: $from, lt: $to } }, ${asked} }`;
    const expected = { members: { items: names.map(name => ({ name })) } };
    expect(await app.as('admin').request(literal)).toEqual(expected);
    expect(await app.as('admin').request(variables, { from: moment, to: before })).toEqual(expected);
  });

  test.each([
    ['before the clock goes forward', '2026-03-08T01:59:59', '2026-03-08T06:59:59.000Z'],
    ['within the hour that the clock skips', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
    ['after it', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
    ['a date on which the clock goes back', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ])('%s, in an input', async (_what, moment, stored) => {
    const input = { checkInTime: moment, checkOutTime: null };
    expect((await makeRecord(app.as('admin'), 'Attendance', input))['checkInTime']).toBe(stored);
  });
});
