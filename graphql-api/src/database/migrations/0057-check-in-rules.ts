import { Migration } from '@mikro-orm/migrations';

/** What check-in does where a rule applies. */
export class CheckInRules extends Migration {
  override up(): void {
    this.addSql(`alter table "club_settings" add "check_in_rules" jsonb not null default '[]'`);
    this.addSql(`
      update "club_settings" set check_in_rules = (
        select jsonb_agg(jsonb_build_object('rule', rule, 'effect', effect)) from (values
          ('replaced_card', 'deny'), ('no_contract', 'deny'), ('not_begun', 'deny'), ('ended', 'deny'), ('frozen', 'deny'),
          ('access_blocked', 'deny'), ('wrong_location', 'warn'), ('access_hours', 'warn'), ('minimum_age', 'warn'),
          ('already_inside', 'warn')) as rules(rule, effect))`);
  }
}
