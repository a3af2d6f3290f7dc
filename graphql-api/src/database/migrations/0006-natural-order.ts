import { Migration } from '@mikro-orm/migrations';

const columns = [
  ['location', 'name'],
  ['equipment', 'name'],
  ['membership_plan', 'plan_name'],
  ['diet_plan', 'plan_name'],
  ['shift', 'shift_name'],
  ['session', 'room_number'],
  ['parking_pass', 'lot'],
] as const;

/**
 * Sorts names with numbers by their value: Locker 2 before Locker 10. The collation belongs to the columns, so that
 * lists, cursors, groups and indexes agree. A server that was built without ICU keeps its own order.
 */
export class NaturalOrder extends Migration {
  override up(): void {
    this.addSql(`
      do $$ begin
        create collation if not exists "natural_order" (provider = icu, locale = 'und-u-kn-true');
      exception when feature_not_supported then
        execute (select format('create collation "natural_order" (provider = libc, locale = %L)', datcollate)
                   from pg_database where datname = current_database());
      end $$;
      ${columns.map(([table, column]) => `alter table "${table}" alter column "${column}" type text collate "natural_order";`).join('\n      ')}
    `);
  }
}
