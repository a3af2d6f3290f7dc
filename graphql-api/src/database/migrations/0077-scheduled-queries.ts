import { Migration } from '@mikro-orm/migrations';

/** Adds what is wrong with saved queries, and the template that tells their owners. */
export class ScheduledQueries extends Migration {
  override up(): void {
    this.addSql(`
      alter table "saved_query" add column "problem" text null, add column "broken_since" timestamptz(3) null;
    `);
    this.addSql(
      `insert into "message_template" ("purpose", "name", "kind", "subject", "body", "active")
       select 'broken_query', 'Broken saved query' || case when exists (select from "message_template" where "name" = 'Broken saved query') then ' (2)' else '' end,
              'service', case when is_german then ${text(de.subject)} else ${text(en.subject)} end,
              case when is_german then ${text(de.body)} else ${text(en.body)} end, true
         from (select exists (select from "club_settings" where "locale" ilike 'de%') as is_german) club
       on conflict do nothing;`,
    );
  }
}

const en = {
  subject: 'Your saved query “{{ query.name }}” no longer works',
  body: 'Hello,\n\nthe new version of the program no longer takes your saved query **{{ query.name }}**:\n\n{{ query.problem }}\n\nCorrect it in the explorer and save it. Until then it has no results, and is not sent.',
};

const de = {
  subject: 'Ihre gespeicherte Abfrage „{{ query.name }}“ funktioniert nicht mehr',
  body: 'Guten Tag,\n\ndie neue Version des Programms nimmt Ihre gespeicherte Abfrage **{{ query.name }}** nicht mehr an:\n\n{{ query.problem }}\n\nBerichtigen Sie sie im Explorer und speichern Sie sie. Bis dahin hat sie kein Ergebnis und wird nicht versendet.',
};

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
