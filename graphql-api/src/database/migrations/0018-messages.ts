import { Migration } from '@mikro-orm/migrations';

const greeting = 'Dear {{ member.name }},';
const signature = 'Kind regards\n{{ club.name }}';

/** The templates that the server uses: purpose, name, subject and the paragraphs of the text. */
const templates = [
  [
    'invoice',
    'Invoice',
    'Invoice {{ invoice.number }}',
    paragraphs(
      greeting,
      'attached is your invoice **{{ invoice.number }}** of {{ invoice.date }} for {{ invoice.description }}.',
      'Amount due: **{{ invoice.open }}**, until {{ invoice.due_date }}.',
      signature,
    ),
  ],
  [
    'payment_receipt',
    'Payment receipt',
    'Receipt for your payment {{ payment.number }}',
    paragraphs(
      greeting,
      'thank you for your payment of **{{ payment.amount }}** on {{ payment.date }}. Your receipt is attached.',
      signature,
    ),
  ],
  [
    'reminder',
    'Payment reminder',
    'Reminder: invoice {{ invoice.number }}',
    paragraphs(
      greeting,
      'invoice **{{ invoice.number }}** was due on {{ invoice.due_date }}. **{{ invoice.open }}** is still open. A copy is attached.',
      'If you have paid in the meantime, please ignore this message.',
      signature,
    ),
  ],
  [
    'second_reminder',
    'Second payment reminder with fee',
    'Second reminder: invoice {{ invoice.number }}',
    paragraphs(
      greeting,
      'we have not received your payment for invoice **{{ invoice.number }}**, which was due {{ reminder.days }} days ago. **{{ invoice.open }}** is open. For this reminder we charge {{ reminder.fee }}.',
      'Please pay now, or talk to us if you cannot.',
      signature,
    ),
  ],
  [
    'access_blocked',
    'Access blocked',
    'Your access to {{ club.name }} is blocked',
    paragraphs(
      greeting,
      'invoice **{{ invoice.number }}** has been due for {{ reminder.days }} days. Your access is blocked until **{{ invoice.open }}** is paid. It is open again as soon as your payment arrives.',
      signature,
    ),
  ],
  [
    'contract_confirmation',
    'Contract confirmation',
    'Your contract {{ contract.number }}',
    paragraphs(
      greeting,
      'welcome! Your contract **{{ contract.number }}** ({{ contract.plan }}) begins on {{ contract.start }}.',
      '{{ contract.price }}, billed {{ contract.frequency }}.',
      signature,
    ),
  ],
  [
    'payslip',
    'Payslip',
    'Payslip {{ payslip.period_start }} to {{ payslip.period_end }}',
    paragraphs(
      'Dear {{ employee.name }},',
      'attached is your payslip for {{ payslip.period_start }} to {{ payslip.period_end }}. **{{ payslip.total }}** is paid on {{ payslip.payment_date }}.',
      signature,
    ),
  ],
] as const;

function paragraphs(...texts: string[]): string {
  return texts.join('\n\n');
}

export class Messages extends Migration {
  override up(): void {
    this.addSql(`
      create table "message_template" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "name" text not null, "purpose" text null, "kind" text not null, "subject" text not null, "body" text not null, "active" boolean not null, "search_text" text null);
      alter table "message_template" add constraint "message_template_name_unique" unique ("name");
      alter table "message_template" add constraint "message_template_purpose_unique" unique ("purpose");
      create index "message_template_search_text_gin" on "message_template" using gin ("search_text" gin_trgm_ops);
      create index "message_template_default_sort" on "message_template" ("name" asc, id asc);
      
      create table "message" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "member_id" int null, "recipient" text not null, "template_id" int null, "kind" text not null, "subject" text not null, "body" text not null, "attachments" text[] not null, "status" text not null, "consent" text not null, "attempts" int not null, "last_error" text null, "next_attempt_at" timestamptz(3) null, "sent_at" timestamptz(3) null, "sent_by_hand" boolean not null, "cause" text null, "claimed_at" timestamptz(3) null, "search_text" text null);
      alter table "message" add constraint "message_cause_unique" unique ("cause");
      create index "message_status_next_attempt_at_index" on "message" ("status", "next_attempt_at");
      create index "message_search_text_gin" on "message" using gin ("search_text" gin_trgm_ops);
      create index "message_default_sort" on "message" ("created_at" desc, id desc);
      create index "message_member_id_list" on "message" ("member_id", "created_at" desc, id desc);
      create index "message_template_id_list" on "message" ("template_id", "created_at" desc, id desc);
      create index "message_attachments_gin" on "message" using gin ("attachments" array_ops);
      
      create table "email_preference" ("member_id" int not null, "marketing_consent" boolean null, "consent_at" timestamptz(3) null, "consent_by" text null, "bounced_address" text null, "bounced_at" timestamptz(3) null, "bounce_reason" text null, primary key ("member_id"));
      
      create or replace function "member_search_text_of_message_member_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then perform 1 from "member" where id = new.id for update; update "message" set search_text = null where "member_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_message_member_id" AFTER UPDATE on "member" for each ROW execute function "member_search_text_of_message_member_id_fn"();
      
      create or replace function "message_template_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."name", new."subject") is distinct from (old."name", old."subject") then new.search_text := lower(' ' || concat_ws(' ', new."name", new."subject")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "message_template" for each ROW execute function "message_template_search_text_fn"();
      
      alter table "message" add constraint "message_member_id_foreign" foreign key ("member_id") references "member" ("id") on update no action on delete set null;
      alter table "message" add constraint "message_template_id_foreign" foreign key ("template_id") references "message_template" ("id") on update no action on delete restrict;
      create or replace function "message_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."subject", new."member_id", new."recipient") is distinct from (old."subject", old."member_id", old."recipient") then perform 1 from "member" where id = new."member_id" for key share; new.search_text := lower(' ' || concat_ws(' ', new."subject", (select "name" from "member" where id = new."member_id"), new."recipient")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "message" for each ROW execute function "message_search_text_fn"();
      
      alter table "email_preference" add constraint "email_preference_member_id_foreign" foreign key ("member_id") references "member" ("id") on update no action on delete cascade;
      
      insert into "permission" ("role", "resource", "can_view", "can_add", "can_edit", "can_delete", "menu_visible") values
        ('Super User', 'message-templates', true, true, true, true, true),
        ('Admin', 'message-templates', true, true, true, true, true),
        ('Accounts', 'message-templates', true, true, true, true, true),
        ('Reception', 'message-templates', true, false, false, false, false),
        ('Trainer', 'message-templates', false, false, false, false, false)
      on conflict ("role", "resource") do nothing;
      
      insert into "permission" ("role", "resource", "can_view", "can_add", "can_edit", "can_delete", "menu_visible") values
        ('Super User', 'messages', true, true, true, true, true),
        ('Admin', 'messages', true, true, true, true, true),
        ('Accounts', 'messages', true, true, true, false, true),
        ('Reception', 'messages', true, true, false, false, true),
        ('Trainer', 'messages', false, false, false, false, false)
      on conflict ("role", "resource") do nothing;

      ${templates.map(insertTemplate).join('\n      ')}
    `);
  }
}

const insertTemplate = ([purpose, name, subject, body]: (typeof templates)[number]) =>
  `insert into "message_template" ("purpose", "name", "kind", "subject", "body", "active") values (${[
    purpose,
    name,
    'service',
    subject,
    body,
  ]
    .map(text => `'${text.replaceAll("'", "''")}'`)
    .join(', ')}, true) on conflict do nothing;`;
