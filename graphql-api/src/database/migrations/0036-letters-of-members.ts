import { OnlineMigration } from '../online-migration.ts';

const OTHERS = `

{% if reminder.others and reminder.others != "" %}Also overdue: {{ reminder.others }}. In all **{{ reminder.open }}** is open.

{% endif %}`;

/** The paragraph of each template of dunning before which the other invoices are named. */
const templates = {
  reminder: 'If you have paid in the meantime',
  second_reminder: 'Please pay now, or talk to us',
  access_blocked: 'Kind regards',
} as const;

/** One letter for all overdue invoices of a member. Templates that the club has changed stay. */
export class LettersOfMembers extends OnlineMigration {
  override up(): void {
    this.addSql(`alter table "dunning_action" add column if not exists "letter_id" int null;`);
    this.addOnline(`update "dunning_action" action set letter_id = message.id from "message"
      where action.letter_id is null and message.cause = 'dunning/' || action.case_id || '/' || action.position`);
    this.addSql(`alter table "dunning_action" drop constraint if exists "dunning_action_letter_id_foreign"`);
    this.addSql(
      `alter table "dunning_action" add constraint "dunning_action_letter_id_foreign" foreign key ("letter_id") references "message" ("id") on update no action on delete set null not valid`,
    );
    this.addOnline(`alter table "dunning_action" validate constraint "dunning_action_letter_id_foreign"`);
    this.addIndex('dunning_action_letter_id_index', '"dunning_action" ("letter_id")');
    for (const [purpose, paragraph] of Object.entries(templates))
      this
        .addSql(`update "message_template" set body = replace(body, e'\\n\\n${paragraph}', '${OTHERS}${paragraph}')
        where purpose = '${purpose}' and version = 1 and body not like '%reminder.others%'`);
  }
}
