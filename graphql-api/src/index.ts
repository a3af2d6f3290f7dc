export { setPassword } from './auth/set-password.ts';
export { backUpDatabase } from './backup/backup.ts';
export { type BackupHeader, type BackupTable, readBackupFile } from './backup/backup-file.ts';
export { restoreDatabase } from './backup/restore.ts';
export { createApi } from './create-api.ts';
export { documentKey } from './analytics/document-key.ts';
export { clubTimeZone, isDate, parseDateTime } from './dates.ts';
export { type DatabaseFacts, inspectDatabase } from './database/inspect.ts';
export { prepareDatabase, type PrepareOptions, type Prepared } from './database/prepare.ts';
export type { TableColumn, WriteLines } from './read/places.ts';
export { WrittenTable } from './read/writer.ts';
export { MAX_OPERAND_LENGTH } from './read/filter-limits.ts';
export { AD_HOC_DEADLINE_MS } from './deadline.ts';
export { demoLogins } from './seed/demo-logins.ts';
export { excessOf } from './variables.ts';
export type { Api, ApiOptions, ApiRequest, Caller } from './api.ts';
export { RETRY_AFTER_S, type ErrorCode } from './errors.ts';
export type {
  FieldContract,
  FieldKind,
  Operation,
  ResourceContract,
  ResourcesFile,
} from './contract/contract.ts';
