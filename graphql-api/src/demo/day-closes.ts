import type { ClientBase } from 'pg';
import { clubTimeZone } from '../common/dates.ts';
import { dayAmountsSql } from '../resources/day-closes/day-totals.ts';

/** How far back the closes of the demo reach. */
const DAYS = 28;

/** Of a location, counted from 1, and its last days with cash: by how much the count differs, and why. */
const DIFFERENCES = `(values
  (1, 2, -5.00, 'Gave five too much as change'),
  (2, 4, 2.50, 'A member left the change')) as found(location_id, cash_day, difference, reason)`;

/** The closes of the last four weeks of each location up to yesterday, as the payments were when it closed. */
export async function seedDayCloses(client: ClientBase, today: string): Promise<void> {
  await client.query(
    `insert into day_close (location_id, day, expected, received_amount, expected_cash, counted_cash, difference, reason,
            closed_by, closed_at, created_at, updated_at)
     with total as (
       select location.id as location_id, day::date as day, amounts.*,
              case when cash > 0 then row_number() over (partition by location.id, cash > 0 order by day desc) end as cash_day
         from location, generate_series($1::date - ${DAYS}, $1::date - 1, interval '1 day') day,
              lateral (select coalesce(jsonb_agg(to_jsonb(entry)), '[]') as expected, coalesce(sum(entry.amount), 0)::numeric(12, 2) as received,
                              coalesce(sum(entry.amount) filter (where method = 'cash'), 0)::numeric(12, 2) as cash
                         from (${dayAmountsSql('location.id', 'day::date')}) entry) amounts
     )
     select location_id, day, expected, received, cash, cash + coalesce(difference, 0), coalesce(difference, 0), reason,
            'reception', at, at, at
       from total left join ${DIFFERENCES} using (location_id, cash_day),
            lateral (select (day + time '21:50') at time zone $2 + location_id * interval '3 minutes' as at) closed
      order by day, location_id`,
    [today, clubTimeZone()],
  );
}
