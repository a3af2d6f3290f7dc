import { OnlineMigration } from '../online-migration.ts';

/** Sent messages whose fee is still to be charged: that a message was sent is committed before. */
export class FollowUpDue extends OnlineMigration {
  override up(): void {
    this.addSql(
      `alter table "message" add column if not exists "follow_up_due" boolean not null default false`,
    );
    this.addIndex('message_follow_up_due', '"message" ("id") where follow_up_due');
  }
}
