import { Migration } from '@mikro-orm/migrations';

/** A message that is withdrawn says so. */
export class WithdrawnMessages extends Migration {
  override up(): void {
    this.addSql(`
      alter table "message" add column "withdrawn" boolean not null default false;
      update "message" set "withdrawn" = true
        where status = 'cancelled' and last_error = 'What it is about was cancelled or taken back before it was sent';
    `);
  }
}
