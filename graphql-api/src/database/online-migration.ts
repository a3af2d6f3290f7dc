import { Migration } from '@mikro-orm/migrations';

/**
 * A migration for large tables that are in use: its statements run without a transaction, so that others read and write
 * the tables meanwhile. Each may be interrupted and run again. A restore, which fills tables that nobody uses, runs it in
 * its transaction like any other.
 */
export abstract class OnlineMigration extends Migration {
  override isTransactional(): boolean {
    return this.config.get('migrations').allOrNothing ?? false;
  }

  /**
   * Creates an index while the table is written.
   * @param on what follows `on`: `"payment" ("amount", "id")`
   */
  protected addIndex(name: string, on: string, kind: 'index' | 'unique index' = 'index'): void {
    const concurrently = this.isTransactional() ? '' : 'concurrently';
    // An attempt that was interrupted leaves an invalid index of this name.
    this.addOnline(`drop index ${concurrently} if exists "${name}"`);
    this.addOnline(`create ${kind} ${concurrently} "${name}" on ${on}`);
  }

  /**
   * Changes rows in batches, each in a transaction of its own.
   * @param assignments what follows `set`
   * @param missing the condition of rows that are still to be changed; it must no longer hold after the change
   */
  protected addBackfill(table: string, assignments: string, missing: string): void {
    const commit = this.isTransactional() ? '' : 'commit;';
    this.addOnline(`do $$ begin
      loop
        update "${table}" set ${assignments} where id = any(array(
          select id from "${table}" where ${missing} order by id limit ${BATCH} for no key update));
        exit when not found;
        ${commit}
      end loop;
    end $$`);
  }

  /** Adds a statement without the limits of time, which are for statements that keep others waiting. */
  protected addOnline(sql: string): void {
    if (this.isTransactional()) return this.addSql(sql);
    this.addSql('set lock_timeout = 0');
    this.addSql('set statement_timeout = 0');
    this.addSql(sql);
    this.addSql('reset lock_timeout');
    this.addSql('reset statement_timeout');
  }
}

/** Rows that a batch locks; requests wait for it. */
const BATCH = 1_000;
