import { Migration } from '@mikro-orm/migrations';

/** Negative payments of earlier versions have no kind. */
export class RefundKind extends Migration {
  override up(): void {
    this.addSql('alter table "payment" add "refund_kind" text null');
  }
}
