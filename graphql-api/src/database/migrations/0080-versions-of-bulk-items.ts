import { Migration } from '@mikro-orm/migrations';

/** The versions of the records of a bulk operation that its user has seen. */
export class VersionsOfBulkItems extends Migration {
  override up(): void {
    this.addSql(`alter table "bulk_operation_item" add "version" int null;`);
  }
}
