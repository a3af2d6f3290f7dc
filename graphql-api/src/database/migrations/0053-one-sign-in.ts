import { OnlineMigration } from '../online-migration.ts';

/** An employee is a user and a trainer. */
export class OneSignIn extends OnlineMigration {
  override up(): void {
    for (const table of ['user', 'trainer']) {
      const column = `${table}_id`;
      const foreign = `employee_${column}_foreign`;
      const unique = `employee_${column}_unique`;
      this.addSql(`alter table "employee" add column if not exists "${column}" int null`);
      this.addSql(`alter table "employee" drop constraint if exists "${foreign}"`);
      this.addSql(
        `alter table "employee" add constraint "${foreign}" foreign key ("${column}") references "${table}" ("id") on update no action on delete set null not valid`,
      );
      this.addOnline(`alter table "employee" validate constraint "${foreign}"`);
      this.addSql(`alter table "employee" drop constraint if exists "${unique}"`);
      this.addIndex(unique, `"employee" ("${column}")`, 'unique index');
      this.addSql(`alter table "employee" add constraint "${unique}" unique using index "${unique}"`);
    }
  }
}
