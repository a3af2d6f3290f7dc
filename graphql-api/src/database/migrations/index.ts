import type { MigrationObject } from '@mikro-orm/core';
import { InitialSchema } from './0001-initial-schema.ts';
import { AddPersonalTokens } from './0002-add-personal-tokens.ts';
import { AddSavedQueries } from './0003-add-saved-queries.ts';
import { AccountsMigration } from './0004-accounts.ts';
import { IdempotencyKeys } from './0005-idempotency-keys.ts';
import { NaturalOrder } from './0006-natural-order.ts';
import { OpenAmount } from './0007-open-amount.ts';
import { UserSettings } from './0009-user-settings.ts';
import { HubReleases } from './0010-hub-releases.ts';
import { RateLimits } from './0011-rate-limits.ts';
import { HubFailures } from './0013-hub-failures.ts';
import { Search } from './0014-search.ts';
import { AuditHistory } from './0015-audit-history.ts';
import { Contracts } from './0016-contracts.ts';
import { ClubSettings } from './0017-club-settings.ts';
import { Messages } from './0018-messages.ts';
import { Dunning } from './0019-dunning.ts';
import { BillingRuns } from './0020-billing-runs.ts';
import { ClosedPeriods } from './0021-closed-periods.ts';
import { PayrollMigration } from './0022-payroll.ts';
import { CommissionStatusOrder } from './0024-commission-status-order.ts';
import { DunningLetters } from './0025-dunning-letters.ts';
import { TextKeys } from './0027-text-keys.ts';
import { ComposedTexts } from './0028-composed-texts.ts';
import { FreezeMovesEnd } from './0029-freeze-moves-end.ts';
import { UnconfirmedMessages } from './0030-unconfirmed-messages.ts';
import { MemberAccounts } from './0031-member-accounts.ts';
import { CreditsOfMembers } from './0032-credits-of-members.ts';
import { Documents } from './0033-documents.ts';
import { BillingLines } from './0034-billing-lines.ts';
import { EarlierBillingLines } from './0035-earlier-billing-lines.ts';
import { LettersOfMembers } from './0036-letters-of-members.ts';
import { SuccessionMigration } from './0037-succession.ts';
import { AdjustedLines } from './0038-adjusted-lines.ts';
import { IssuedDocuments } from './0039-issued-documents.ts';
import { OriginsOfBuilds } from './0040-origins-of-builds.ts';
import { ContractFacts } from './0041-contract-facts.ts';
import { ContractLocation } from './0048-contract-location.ts';
import { PhoneDigits } from './0049-phone-digits.ts';
import { FollowUpDue } from './0047-follow-up-due.ts';
import { StaleSearchTexts } from './0042-stale-search-texts.ts';
import { TaxedDiscounts } from './0043-taxed-discounts.ts';
import { RefundKind } from './0044-refund-kind.ts';
import { CollectedPay } from './0045-collected-pay.ts';
import { EndedSessions } from './0050-ended-sessions.ts';
import { ApprovedPay } from './0051-approved-pay.ts';
import { LinesOfInvoices } from './0052-lines-of-invoices.ts';

export interface SchemaMigration extends MigrationObject {
  name: string;
  /**
   * For the contracting step, which takes away what earlier versions used: the first released version whose code no longer
   * uses it. Without it a test rejects such statements (graphql-api/docs/schema-changes.md).
   */
  unusedSince?: string;
}

/** In the order in which they run; one that has been released is never changed. */
export const migrations: readonly SchemaMigration[] = [
  { name: '0001-initial-schema', class: InitialSchema },
  { name: '0002-add-personal-tokens', class: AddPersonalTokens },
  { name: '0003-add-saved-queries', class: AddSavedQueries },
  { name: '0004-accounts', class: AccountsMigration },
  { name: '0005-idempotency-keys', class: IdempotencyKeys },
  { name: '0006-natural-order', class: NaturalOrder },
  { name: '0007-open-amount', class: OpenAmount },
  { name: '0009-user-settings', class: UserSettings },
  { name: '0010-hub-releases', class: HubReleases },
  { name: '0011-rate-limits', class: RateLimits },
  { name: '0013-hub-failures', class: HubFailures },
  { name: '0014-search', class: Search },
  { name: '0015-audit-history', class: AuditHistory },
  { name: '0016-contracts', class: Contracts },
  { name: '0017-club-settings', class: ClubSettings },
  { name: '0018-messages', class: Messages },
  { name: '0019-dunning', class: Dunning },
  { name: '0020-billing-runs', class: BillingRuns },
  { name: '0021-closed-periods', class: ClosedPeriods },
  { name: '0022-payroll', class: PayrollMigration },
  { name: '0024-commission-status-order', class: CommissionStatusOrder },
  { name: '0025-dunning-letters', class: DunningLetters },
  { name: '0027-text-keys', class: TextKeys },
  { name: '0028-composed-texts', class: ComposedTexts },
  { name: '0029-freeze-moves-end', class: FreezeMovesEnd },
  { name: '0030-unconfirmed-messages', class: UnconfirmedMessages },
  { name: '0031-member-accounts', class: MemberAccounts },
  { name: '0032-credits-of-members', class: CreditsOfMembers },
  { name: '0033-documents', class: Documents },
  { name: '0034-billing-lines', class: BillingLines },
  { name: '0035-earlier-billing-lines', class: EarlierBillingLines },
  { name: '0036-letters-of-members', class: LettersOfMembers },
  { name: '0037-succession', class: SuccessionMigration },
  { name: '0038-adjusted-lines', class: AdjustedLines },
  { name: '0039-issued-documents', class: IssuedDocuments },
  { name: '0040-origins-of-builds', class: OriginsOfBuilds },
  { name: '0041-contract-facts', class: ContractFacts },
  { name: '0042-stale-search-texts', class: StaleSearchTexts },
  { name: '0043-taxed-discounts', class: TaxedDiscounts },
  { name: '0044-refund-kind', class: RefundKind },
  { name: '0045-collected-pay', class: CollectedPay },
  { name: '0047-follow-up-due', class: FollowUpDue },
  { name: '0048-contract-location', class: ContractLocation },
  { name: '0049-phone-digits', class: PhoneDigits },
  { name: '0050-ended-sessions', class: EndedSessions },
  { name: '0051-approved-pay', class: ApprovedPay },
  { name: '0052-lines-of-invoices', class: LinesOfInvoices },
];
