import { Migration } from '@mikro-orm/migrations';

/** Adds which documents are sent when they are issued, who wants them, and what a billing run did about it. */
export class Sending extends Migration {
  override up(): void {
    this.addSql(`
      alter table "club_settings" add column "sent_documents" text[] not null default '{}';
      alter table "email_preference" add column "documents_by_email" boolean not null default true;
      alter table "billing_run" add column "send_by_email" boolean not null default false;
      alter table "billing_run_item" add column "email" text null;
    `);
  }
}
