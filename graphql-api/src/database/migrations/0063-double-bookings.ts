import { Migration } from '@mikro-orm/migrations';

/** Adds whether double bookings are rejected, and why a session may overlap. */
export class DoubleBookings extends Migration {
  override up(): void {
    this.addSql(`
      alter table "club_settings" add column "double_bookings" text not null default 'warn';
      alter table "session" add column "overlap_reason" text null;
    `);
  }
}
