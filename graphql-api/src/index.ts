import type { GraphQLSchema } from 'graphql';
import type { Api } from './server/api.ts';
import type { ApiOptions } from './server/api-options.ts';
import { createApiForSchema } from './server/create-api.ts';
import { buildSchema } from './server/schema.ts';

export { normalizedOrigin } from './hub-releases/inputs.ts';
export { isFilePath } from './hub-releases/build-store.ts';
export type { ReleaseCheck } from './hub-releases/builds.ts';
export { canaryFor } from './hub-releases/canaries.ts';
export { KEPT_DAYS, type ReportedFailure } from './hub-releases/failures.ts';
export type { HubReleases } from './hub-releases/hub-releases.ts';
export {
  keyOf,
  type Activation,
  type Bundle,
  type HubState,
  type ListedReleases,
  type Registry,
} from './hub-releases/types.ts';
export { resources as permissionResources } from './seed/grants.ts';
export { type BackupHeader, type BackupTable, readBackupFile } from './backup/backup-file.ts';
export { restoreDatabase } from './backup/restore.ts';
export { requestScope, type RequestScope } from './common/request-scope.ts';
export { setTracing, tracing, type RootSpan, type SpanAttributes, type Tracing } from './common/tracing.ts';
export type { NamedDocument } from './execution/document-costs.ts';
export { documentKey } from './execution/document-key.ts';
export { revisionOf } from './server/page-revisions.ts';
export { CHECK_IN_RULES } from './common/check-in-rules.ts';
export {
  currentClubSettings,
  DOUBLE_BOOKINGS,
  firstWeekday,
  WEEK_START_NAMES,
  SENT_DOCUMENTS,
  SERIES,
  taxOn,
  type ClubSettings,
} from './common/club-settings.ts';
export { negotiatorOf } from './common/accept.ts';
export type { Log } from './common/log.ts';
export { isRelative, RELATIVE_FORM } from './common/date-math.ts';
export {
  clubClock,
  clubLocalTime,
  clubRelative,
  clubTimeZone,
  isDate,
  parseDateTime,
} from './common/dates.ts';
export type { DatabaseAddress } from './database/address.ts';
export { type DatabaseFacts, inspectDatabase } from './server/inspect-database.ts';
export { prepareDatabase, type PrepareOptions, type Prepared } from './server/prepare-database.ts';
export {
  findValueKind,
  tableColumns,
  type LineSerializer,
  type TableColumn,
  type ValueKind,
} from './query/output.ts';
export { TableStream, type TableBatch } from './query/table.ts';
export { callerOf } from './server/http-route.ts';
export { MAX_OPERAND_LENGTH } from './query/filter-limits.ts';
export { MEDIA_TYPES } from './server/http-route.ts';
export { AD_HOC_DEADLINE_MS } from './common/deadline.ts';
export { demoLogins } from './sign-in/demo-logins.ts';
export { excessOf } from './execution/variables.ts';
export type { RunnableQuery } from './saved-queries/find-saved-query.ts';
export type { AllRows, Api, ApiRequest, ApiResponse, Hubs } from './server/api.ts';
export type { HiddenField } from './query/hidden-fields.ts';
export type { Caller } from './auth/caller.ts';
export type { ApiOptions } from './server/api-options.ts';
export { Message, type MessageTemplate, msg } from './common/message.ts';
export { RETRY_AFTER_S, type ErrorCode, mayBeSaved, unavailable } from './common/errors.ts';
export { isConnectionLoss } from './database/connection-loss.ts';
export { snakeCase } from './declaration/column-registry.ts';
export { parseRecordId } from './declaration/record-id.ts';
export type {
  FieldContract,
  FieldKind,
  Operation,
  ResourceContract,
  ResourcesFile,
} from './declaration/contract.ts';

/** Opens the database and serves every resource; nothing listens yet. */
export function createApi(options: ApiOptions): Promise<Api> {
  return createApiForSchema((schema ??= buildSchema()), options);
}

/** Every API of this process serves the same resources. */
let schema: GraphQLSchema | undefined;
