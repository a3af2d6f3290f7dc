import { Migration } from '@mikro-orm/migrations';

/** Which freezes a cancellation followed was guessed from days before: a freeze and a cancellation of one day had no order. */
export class FreezeMovesEnd extends Migration {
  override up(): void {
    this.addSql(`
      alter table "contract_freeze" add "moves_end" boolean not null default true;
      update "contract_freeze" f set "moves_end" = false from "contract" c
       where c.id = f.contract_id
         and (f.created_at at time zone coalesce((select time_zone from club_settings limit 1), 'UTC'))::date <= c.cancelled_on;
    `);
  }
}
