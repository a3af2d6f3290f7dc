import { Migration } from '@mikro-orm/migrations';

export class ClubSettings extends Migration {
  override up(): void {
    this.addSql(`
      create table "club_settings" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "name" text not null, "logo" text null, "address" text null, "tax_id" text null, "email" text null, "phone" text null, "currency" text not null, "locale" text not null, "time_zone" text null, "tax_rates" jsonb not null, "number_series" jsonb not null, "dunning_steps" jsonb not null, constraint club_settings_one_row check (id = 1));
      create or replace function "club_settings_club_settings_changed_fn"() returns trigger as $$ begin perform pg_notify('club_settings_changed', ''); return null; end; $$ language plpgsql;
      create trigger "club_settings_changed" AFTER INSERT OR UPDATE on "club_settings" for each STATEMENT execute function "club_settings_club_settings_changed_fn"();

      create table "club_logo" ("file" text not null, "content" bytea not null, "stored_at" timestamptz(3) not null default now(), primary key ("file"));

      insert into "club_settings" ("name", "currency", "locale", "tax_rates", "number_series", "dunning_steps") values (
        'Gym Management System', 'USD', 'en-US', '[]',
        '[{"series": "INV", "prefix": "INV", "digits": 6}, {"series": "PAY", "prefix": "PAY", "digits": 6}, {"series": "EXP", "prefix": "EXP", "digits": 6}, {"series": "PP", "prefix": "PP", "digits": 6}, {"series": "CON", "prefix": "CON", "digits": 6}]',
        '[{"days": 7, "action": "reminder", "fee": 0}, {"days": 14, "action": "reminder_with_fee", "fee": 10}, {"days": 30, "action": "block", "fee": 0}]');

      insert into "permission" ("role", "resource", "can_view", "can_add", "can_edit", "can_delete", "menu_visible") values
        ('Super User', 'club-settings', true, true, true, true, true),
        ('Admin', 'club-settings', true, true, true, true, true),
        ('Accounts', 'club-settings', true, false, false, false, false),
        ('Reception', 'club-settings', true, false, false, false, false),
        ('Trainer', 'club-settings', true, false, false, false, false)
      on conflict ("role", "resource") do nothing;
    `);
  }
}
