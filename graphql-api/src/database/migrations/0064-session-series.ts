import { OnlineMigration } from '../online-migration.ts';

/** The series of sessions, and its rule. */
export class SessionSeries extends OnlineMigration {
  override up(): void {
    this.addSql(
      `alter table "session" add column if not exists "series_id" int null, add column if not exists "series_rule" text null`,
    );
    this.addIndex('session_series_id_date_index', '"session" ("series_id", "date")');
  }
}
