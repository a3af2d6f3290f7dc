import { Migration } from '@mikro-orm/migrations';

/** Adds why a session was cancelled, and the template that tells its member. */
export class CancelledSessions extends Migration {
  override up(): void {
    this.addSql(`alter table "session" add column "cancel_reason" text null;`);
    this.addSql(
      `insert into "message_template" ("purpose", "name", "kind", "subject", "body", "active")
       select 'session_cancelled', 'Cancelled sessions' || case when exists (select from "message_template" where "name" = 'Cancelled sessions') then ' (2)' else '' end,
              'service', case when is_german then ${text(de.subject)} else ${text(en.subject)} end,
              case when is_german then ${text(de.body)} else ${text(en.body)} end, true
         from (select exists (select from "club_settings" where "locale" ilike 'de%') as is_german) club
       on conflict do nothing;`,
    );
  }
}

const en = {
  subject: 'Your training is cancelled',
  body: 'Dear {{ member.name }},\n\nunfortunately this training does not take place: **{{ sessions.list }}**.\n\n{% if sessions.reason and sessions.reason != "" %}Reason: {{ sessions.reason }}\n\n{% endif %}Please talk to us about another time.\n\nKind regards\n{{ club.name }}',
};

const de = {
  subject: 'Ihr Training fällt aus',
  body: 'Guten Tag {{ member.name }},\n\nleider fällt dieses Training aus: **{{ sessions.list }}**.\n\n{% if sessions.reason and sessions.reason != "" %}Grund: {{ sessions.reason }}\n\n{% endif %}Bitte sprechen Sie uns auf einen anderen Termin an.\n\nFreundliche Grüße\n{{ club.name }}',
};

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
