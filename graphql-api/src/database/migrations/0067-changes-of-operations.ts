import { OnlineMigration } from '../online-migration.ts';

/** The audit entries of a bulk operation. */
export class ChangesOfOperations extends OnlineMigration {
  override up(): void {
    this.addIndex(
      'audit_entry_operation_id_index',
      '"audit_entry" ("operation_id") where operation_id is not null',
    );
  }
}
