import { OnlineMigration } from '../online-migration.ts';

/** The card, home location and last visit of members. */
export class MemberCards extends OnlineMigration {
  override up(): void {
    this.addSql(
      `alter table "member" add column if not exists "card_number" text null, add column if not exists "home_location_id" int null, add column if not exists "last_visit" timestamptz(3) null`,
    );
    this.addSql(`alter table "member" drop constraint if exists "member_home_location_id_foreign"`);
    this.addSql(
      `alter table "member" add constraint "member_home_location_id_foreign" foreign key ("home_location_id") references "location" ("id") on update no action on delete set null not valid`,
    );
    this.addOnline(`alter table "member" validate constraint "member_home_location_id_foreign"`);
    this.addSql(`alter table "member" drop constraint if exists "member_card_number_unique"`);
    this.addIndex('member_card_number_unique', '"member" ("card_number")', 'unique index');
    this.addSql(
      `alter table "member" add constraint "member_card_number_unique" unique using index "member_card_number_unique"`,
    );
    this.addIndex('member_card_number_text_key', '"member" (text_key("card_number"))', 'unique index');
    this.addIndex('member_last_visit', '"member" ("last_visit", id)');
    this.addIndex('member_home_location_id_list', '"member" ("home_location_id", "name" asc, id asc)');
    this.addIndex(
      'member_card_number_search',
      `"member" ((lower(translate("card_number", ' -+.,:;/()_#@&''', '')) collate "C"))`,
    );
  }
}
