import { OnlineMigration } from '../online-migration.ts';

/** The location of the last invoice of a contract that has one. */
const LAST = `(select location_id from "billing_record" b where b.contract_id = "contract".id and b.location_id is not null order by b.id desc limit 1)`;

/** Invoices of billing runs get the location of their contract, and a contract that of its earlier invoices. */
export class ContractLocation extends OnlineMigration {
  override up(): void {
    this.addSql(`alter table "contract" add column if not exists "location_id" int null`);
    this.addSql(`alter table "contract" drop constraint if exists "contract_location_id_foreign"`);
    this.addSql(
      `alter table "contract" add constraint "contract_location_id_foreign" foreign key ("location_id") references "location" ("id") on update no action on delete set null not valid`,
    );
    this.addOnline(`alter table "contract" validate constraint "contract_location_id_foreign"`);
    this.addIndex('contract_location_id_list', '"contract" ("location_id", "start_date" desc, id desc)');
    this.addBackfill('contract', `"location_id" = ${LAST}`, `location_id is null and ${LAST} is not null`);
  }
}
