import { Migration } from '@mikro-orm/migrations';

/** Which roles viewed the sensitive columns of an area before: those that could view one of these. */
const VIEWED_WITH: Readonly<Record<string, readonly string[]>> = {
  'members-health': ['members'],
  'employees-pay': ['employees'],
  'staff-emergency': ['employees', 'trainers'],
};

/** The pay, health and emergency data of people have permissions of their own, for the roles that view them. */
export class SensitiveColumns extends Migration {
  override up(): void {
    for (const [area, resources] of Object.entries(VIEWED_WITH))
      this.addSql(`
        insert into "permission" ("role", "resource", "can_view", "can_add", "can_edit", "can_delete", "menu_visible")
        select role, '${area}', bool_or(can_view), false, false, false, false from "permission"
         where resource in (${resources.map(resource => `'${resource}'`).join(', ')}) group by role
        on conflict ("role", "resource") do nothing;
      `);
  }
}
