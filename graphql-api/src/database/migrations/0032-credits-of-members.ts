import { OnlineMigration } from '../online-migration.ts';

export class CreditsOfMembers extends OnlineMigration {
  override up(): void {
    this.addIndex('billing_record_credit', '"billing_record" ("member_id") where open_amount < 0');
    this.addIndex('payment_on_account', '"payment" ("member_id") where on_account');
  }
}
