/** Every resource and resolver of the folder: importing their files declares them. */
import 'reflect-metadata';
import './declarations.ts';
import { Allocation } from './account/allocation.ts';
import { BillingLine } from './billing/billing-line.ts';
import { BillingRunItem } from './billing-runs/billing-run-item.ts';
import { BulkOperation, BulkOperationItem } from './bulk-operations/bulk-operation.ts';
import { DunningAction } from './dunning/dunning-action.ts';
import { ImportFile, ImportRow } from './imports/import-file.ts';
import { ImportPreset } from './imports/import-preset.ts';
import { AuditEntry } from '../audit/audit-entry.ts';
import { Secret } from '../auth/secret.ts';
import type { EntityClass } from '../database/database.ts';
import { allResources } from '../declaration/resource.ts';
import { SearchName, SearchWord } from '../declaration/search-storage.ts';
import { StaleSearchText } from '../declaration/stale-search-text.ts';
import { declareStorage } from '../declaration/storage.ts';
import { Hub, HubActivation, HubBuild, HubFailure, HubFile } from '../hub-releases/entities.ts';
import { IdempotencyKey } from '../mutation/idempotency-key.ts';
import { ClubLogo, ClubSettings } from './club-settings/club-settings.ts';
import { NumberSeries } from '../mutation/numbers.ts';
import { PayrollSource } from './payroll/payroll-source.ts';
import { ClosedPeriod } from './closed-periods/closed-period.ts';
import { EmailPreference } from './messages/email-preference.ts';
import { QueryRun, QuerySchedule } from '../query-schedules/query-schedule.ts';
import { ListView, ListViewDefault } from '../list-views/list-view.ts';
import { PinnedChart } from '../pinned-charts/pinned-chart.ts';
import { SavedQuery } from '../saved-queries/saved-query.ts';
import { EndedSession } from '../auth/ended-session.ts';
import { KnownAddress } from '../sign-in/known-address.ts';
import { PersonalToken } from '../tokens/personal-token.ts';

/** Every entity class with a table: those of the resources, with their indexes and triggers, and the others. */
export function entities(): readonly EntityClass[] {
  declareStorage();
  return [
    ...allResources().map(resource => resource.entity),
    Allocation,
    AuditEntry,
    BillingLine,
    BillingRunItem,
    BulkOperation,
    BulkOperationItem,
    ClosedPeriod,
    ClubLogo,
    ClubSettings,
    EmailPreference,
    DunningAction,
    Hub,
    HubActivation,
    HubBuild,
    HubFailure,
    HubFile,
    IdempotencyKey,
    ImportFile,
    ImportPreset,
    ImportRow,
    EndedSession,
    KnownAddress,
    ListView,
    ListViewDefault,
    NumberSeries,
    PayrollSource,
    PersonalToken,
    PinnedChart,
    SavedQuery,
    QuerySchedule,
    QueryRun,
    SearchName,
    SearchWord,
    Secret,
    StaleSearchText,
  ];
}
