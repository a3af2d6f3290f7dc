import { OnlineMigration } from '../online-migration.ts';

/** Payments refer to the user who took them. */
export class PaymentCashiers extends OnlineMigration {
  override up(): void {
    this.addSql(`alter table "payment" drop constraint if exists "payment_taken_by_id_foreign"`);
    this.addSql(
      `alter table "payment" add constraint "payment_taken_by_id_foreign" foreign key ("taken_by_id") references "user" ("id") on update no action on delete set null not valid`,
    );
    this.addOnline(`alter table "payment" validate constraint "payment_taken_by_id_foreign"`);
    this.addIndex('payment_taken_by_id_list', '"payment" ("taken_by_id", "payment_date" desc, id desc)');
  }
}
