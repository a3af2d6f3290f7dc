import type { MigrationObject } from '@mikro-orm/core';

export interface SchemaMigration extends MigrationObject {
  name: string;
  class: MigrationObject['class'] & {
    /**
     * For the contracting step, which takes away what earlier versions used: the first released version whose code no longer
     * uses it. Without it a test rejects such statements (graphql-api/docs/schema-changes.md).
     */
    unusedSince?: string;
  };
}
