import { OnlineMigration } from '../online-migration.ts';

/** Makes the lines of earlier invoices, in batches. */
export class EarlierBillingLines extends OnlineMigration {
  override up(): void {
    const commit = this.isTransactional() ? '' : 'commit;';
    this.addOnline(`do $$ declare last int := 0; top int; begin
      loop
        select max(id) into top from (select id from "billing_record" where id > last order by id limit 2000) batch;
        exit when top is null;
        perform write_billing_lines(b) from "billing_record" b
          where id > last and id <= top and not exists (select from "billing_line" where invoice_id = b.id);
        last := top;
        ${commit}
      end loop;
    end $$`);
  }
}
