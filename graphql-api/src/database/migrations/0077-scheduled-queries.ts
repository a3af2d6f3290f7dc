import { Migration } from '@mikro-orm/migrations';

/** Adds schedules of saved queries with their runs, what is wrong with saved queries, and the templates for their owners. */
export class ScheduledQueries extends Migration {
  override up(): void {
    this.addSql(`
      alter table "saved_query" add column "problem" text null, add column "broken_since" timestamptz(3) null;
      create table "query_run" ("id" serial primary key, "schedule_id" int not null, "user_id" int not null, "due_at" timestamptz(3) not null, "manual" boolean not null, "status" text not null, "started_at" timestamptz(3) null, "ended_at" timestamptz(3) null, "message" text null, "attempts" int not null, "next_attempt_at" timestamptz(3) not null, "is_met" boolean null, "row_count" int null, "figure" double precision null);
      create index "query_run_due" on "query_run" ("next_attempt_at") where status in ('waiting', 'running');
      create index "query_run_schedule_id_user_id_id_index" on "query_run" ("schedule_id", "user_id", "id");
      create table "query_schedule" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "owner_id" int not null, "saved_query_id" int not null, "recipients" text[] not null, "frequency" text not null, "days" text[] not null, "day_of_month" int null, "time" text not null, "variables" text null, "condition" text not null, "figure" text null, "comparison" text null, "threshold" numeric(12,2) null, "active" boolean not null, "next_at" timestamptz(3) not null, "watched_since" timestamptz(3) not null);
      create index "query_schedule_due" on "query_schedule" ("next_at") where active;
      create index "query_schedule_owner_id_index" on "query_schedule" ("owner_id");
    `);
    for (const template of templates) this.addSql(insertTemplate(template));
  }
}

interface Texts {
  subject: string;
  body: string;
}

interface NewTemplate {
  purpose: string;
  name: string;
  en: Texts;
  de: Texts;
}

const templates: readonly NewTemplate[] = [
  {
    purpose: 'broken_query',
    name: 'Broken saved query',
    en: {
      subject: 'Your saved query “{{ query.name }}” no longer works',
      body: 'Hello,\n\nthe new version of the program no longer takes your saved query **{{ query.name }}**:\n\n{{ query.problem }}\n\nCorrect it in the explorer and save it. Until then it has no results, and is not sent.',
    },
    de: {
      subject: 'Ihre gespeicherte Abfrage „{{ query.name }}“ funktioniert nicht mehr',
      body: 'Guten Tag,\n\ndie neue Version des Programms nimmt Ihre gespeicherte Abfrage **{{ query.name }}** nicht mehr an:\n\n{{ query.problem }}\n\nBerichtigen Sie sie im Explorer und speichern Sie sie. Bis dahin hat sie kein Ergebnis und wird nicht versendet.',
    },
  },
  {
    purpose: 'failed_query',
    name: 'Failed scheduled query',
    en: {
      subject: 'Your scheduled query “{{ query.name }}” failed',
      body: 'Hello,\n\nyour scheduled query **{{ query.name }}** could not be sent to {{ query.recipient }}:\n\n{{ query.problem }}\n\nIt runs again at its next time. You get no further message until it has succeeded.',
    },
    de: {
      subject: 'Ihre geplante Abfrage „{{ query.name }}“ ist fehlgeschlagen',
      body: 'Guten Tag,\n\nIhre geplante Abfrage **{{ query.name }}** konnte nicht an {{ query.recipient }} gesendet werden:\n\n{{ query.problem }}\n\nSie läuft zur nächsten Zeit erneut. Bis sie gelungen ist, erhalten Sie keine weitere Nachricht.',
    },
  },
];

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** A club may have a template of that name. */
const insertTemplate = ({ purpose, name, en, de }: NewTemplate) =>
  `insert into "message_template" ("purpose", "name", "kind", "subject", "body", "active")
   select ${text(purpose)}, ${text(name)} || case when exists (select from "message_template" where "name" = ${text(name)}) then ' (2)' else '' end,
          'service', case when is_german then ${text(de.subject)} else ${text(en.subject)} end,
          case when is_german then ${text(de.body)} else ${text(en.body)} end, true
     from (select exists (select from "club_settings" where "locale" ilike 'de%') as is_german) club
   on conflict do nothing;`;
