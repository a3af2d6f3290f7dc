import { Migration } from '@mikro-orm/migrations';

/** Adds the charts that users pin to their dashboards. */
export class PinnedCharts extends Migration {
  override up(): void {
    this.addSql(`
      create table "pinned_chart" ("id" serial primary key, "owner_id" int not null, "list" text not null, "title" text not null, "state" text not null, "position" int not null);
      create index "pinned_chart_owner_id_index" on "pinned_chart" ("owner_id");

      alter table "pinned_chart" add constraint "pinned_chart_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on update no action on delete restrict;
    `);
  }
}
