import { Migration } from '@mikro-orm/migrations';

/**
 * A session keeps the plan of a statement in a function. One made while `billing_line` was empty read the whole table for
 * every invoice of a large insert.
 */
export class LinesByIndex extends Migration {
  override up(): void {
    this.addSql(`alter function "write_billing_lines" (billing_record) set enable_seqscan = off`);
  }
}
