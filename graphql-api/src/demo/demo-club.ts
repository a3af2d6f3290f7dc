import type { ClientBase } from 'pg';
import { addDays, clubTimeZone } from '../common/dates.ts';
import { SETTLE } from '../resources/payments/settlement.ts';
import { makeClub, type Area } from './club.ts';
import { insertRows } from './insert.ts';
import { auditOf, lastMoment, recordOf } from './story.ts';

/** How far back the audit trail of the demo reaches. */
const TRAIL_DAYS = 30;

/**
 * Fills empty tables with a club of two years: the same people at every seed, their dates relative to `today`
 * (`yyyy-mm-dd`). The caller holds the transaction.
 */
export async function seedDemo(client: ClientBase, today: string): Promise<void> {
  // The club's people note moments by the club's clock.
  await client.query(`select set_config('TimeZone', $1, true)`, [clubTimeZone()]);

  const club = makeClub(today);
  for (const { resource, stories } of club) await insertRows(client, resource.table, stories.map(recordOf));
  await insertRows(client, 'audit_entry', trailOf(club, addDays(today, -TRAIL_DAYS)));
  await continueNumbers(client);
  await client.query(SETTLE);
}

function trailOf(club: readonly Area[], from: string) {
  return club
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
    values ('PP', (select count(*) from parking_pass)),
           ('INV', (select count(*) from billing_record)),
           ('PAY', (select count(*) from payment)),
           ('EXP', (select count(*) from external_payment))`);
}
