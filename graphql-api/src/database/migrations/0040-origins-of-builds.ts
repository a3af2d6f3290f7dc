import { Migration } from '@mikro-orm/migrations';

/** From which commit a release was built, and by which run of continuous integration. That of earlier ones is not known. */
export class OriginsOfBuilds extends Migration {
  override up(): void {
    this.addSql(`alter table "hub_build" add column "origin" jsonb null;`);
  }
}
