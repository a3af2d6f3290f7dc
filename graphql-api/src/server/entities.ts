import '../resources/index.ts';
import { AuditEntry } from '../audit/audit-entry.ts';
import { Secret } from '../auth/secret.ts';
import type { EntityClass } from '../database/database.ts';
import { allResources } from '../declaration/resource.ts';
import { declareStorage } from '../declaration/storage.ts';
import { IdempotencyKey } from '../mutation/idempotency-key.ts';
import { NumberSeries } from '../mutation/numbers.ts';
import { SavedQuery } from '../saved-queries/saved-query.ts';
import { KnownAddress } from '../sign-in/known-address.ts';
import { PersonalToken } from '../tokens/personal-token.ts';

/** Every entity class with a table: those of the resources, with their indexes and triggers, and the others. */
export function entities(): readonly EntityClass[] {
  declareStorage();
  return [
    ...allResources().map(resource => resource.entity),
    AuditEntry,
    IdempotencyKey,
    KnownAddress,
    NumberSeries,
    PersonalToken,
    SavedQuery,
    Secret,
  ];
}
