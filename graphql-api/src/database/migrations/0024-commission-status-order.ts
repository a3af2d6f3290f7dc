import { Migration } from '@mikro-orm/migrations';

/** Approved comes before paid, unless the club has sorted the statuses itself. */
export class CommissionStatusOrder extends Migration {
  override up(): void {
    this.addSql(`
      update "master_data_item" item set "sort_order" = sorted.after
        from (values ('approved', 3, 1), ('paid', 1, 2), ('cancelled', 2, 3)) as sorted(value, before, after)
       where item."page" = 'Commissions' and item."dropdown_name" = 'payment_status' and item."value" = sorted.value
         and (select array_agg("value" order by "sort_order", "id") from "master_data_item"
               where "page" = 'Commissions' and "dropdown_name" = 'payment_status')
             = array['pending', 'paid', 'cancelled', 'approved'];
    `);
  }
}
