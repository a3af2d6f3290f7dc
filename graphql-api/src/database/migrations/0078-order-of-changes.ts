import { OnlineMigration } from '../online-migration.ts';

/** The transaction of each audit entry, by which changes are read in the order of their commits. */
export class OrderOfChanges extends OnlineMigration {
  override up(): void {
    this.addSql(
      'alter table "audit_entry" add column if not exists "transaction_id" bigint not null default 0',
    );
    this.addSql(
      'alter table "audit_entry" alter column "transaction_id" set default pg_current_xact_id()::text::bigint',
    );
    this.addIndex('audit_entry_transaction_id_index', '"audit_entry" ("transaction_id")');
  }
}
