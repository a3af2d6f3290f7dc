/** What each root field needs, for the tests of permissions. */
import '../src/resources/index.ts';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { contractOf } from '../src/declaration/contract-of.ts';
import { allResources } from '../src/declaration/resource.ts';
import { buildSchema } from '../src/server/schema.ts';

export const schema = buildSchema();
export const contracts = allResources().map(contractOf);

/** The permissions, `resource:action`, of which the field needs any or all; or who may always use it. */
export type Need = { any: string[] } | { all: string[] } | 'anyone' | 'signed in';

const all = (...permissions: string[]): Need => ({ all: permissions });

export const refersTo = (resource: string) =>
  contracts.filter(({ fields }) => fields.some(({ ref }) => ref === resource)).map(one => one.resource);

/** The permissions that each root field needs, from the specification. */
export const needs: Record<string, Need> = {
  'Query.loginHint': 'anyone',
  'Mutation.login': 'anyone',
  'Mutation.logout': 'anyone',
  'Query.me': 'signed in',
  'Query.dashboard': 'signed in',
  'Query.auditEntries': 'signed in',
  'Query.auditEntriesAggregate': 'signed in',
  'Query.changes': 'signed in',
  'Mutation.undoChange': 'signed in',
  'Mutation.restoreRecord': 'signed in',
  'Query.search': 'signed in',
  'Query.masterDataOptions': 'signed in',
  'Query.bulkOperations': 'signed in',
  'Query.bulkOperation': 'signed in',
  'Query.bulkOperationItems': 'signed in',
  'Mutation.undoBulkOperation': 'signed in',
  'Mutation.cancelBulkOperation': 'signed in',
  'Query.importFiles': 'signed in',
  'Query.importFile': 'signed in',
  'Query.importRows': 'signed in',
  'Query.importFields': 'signed in',
  'Mutation.createImport': 'signed in',
  'Mutation.addImportRows': 'signed in',
  'Mutation.checkImport': 'signed in',
  'Mutation.startImport': 'signed in',
  'Mutation.deleteImport': 'signed in',
  'Mutation.mergeMembers': all('members:edit', 'members:delete', 'members:view'),
  'Query.clubSettings': all('club-settings:view'),
  'Mutation.updateClubSettings': all('club-settings:edit', 'club-settings:view'),
  'Query.sessionClashes': all('sessions:view'),
  'Mutation.cancelSessions': all('sessions:edit', 'sessions:view'),
  'Mutation.changeSessions': all('sessions:edit', 'sessions:view'),
  'Mutation.repeatSession': all('sessions:add', 'sessions:edit', 'sessions:view'),
  'Query.trainerStatistics': all('trainers:view'),
  'Query.personalTokens': { any: ['analytics:view', 'hubs:add', 'hubs:edit'] },
  'Query.personalTokensAggregate': { any: ['analytics:view', 'hubs:add', 'hubs:edit'] },
  'Query.allPersonalTokens': all('users:view'),
  'Query.allPersonalTokensAggregate': all('users:view'),
  'Mutation.createPersonalToken': all('analytics:view'),
  'Mutation.revokePersonalToken': 'signed in',
  'Mutation.updateMySettings': 'signed in',
  'Query.allocations': all('billing:view'),
  'Query.allocationsAggregate': all('billing:view'),
  'Query.billingLines': all('billing:view'),
  'Query.billingLinesAggregate': all('billing:view'),
  'Query.billingRunItems': all('billing-runs:view'),
  'Query.billingRunItemsAggregate': all('billing-runs:view'),
  'Mutation.startBillingRun': all('billing-runs:add', 'billing-runs:view'),
  'Query.dunningActions': all('dunning:view'),
  'Query.dunningActionsAggregate': all('dunning:view'),
  'Query.dunningRun': all('dunning:view'),
  'Mutation.runDunning': all('dunning:add', 'dunning:view'),
  'Query.jobRuns': all('admin:view'),
  'Query.scheduledJobs': all('admin:view'),
  'Query.invoicePdf': all('billing:view'),
  'Query.invoicesPdf': all('billing:view'),
  'Query.statementPdf': all('billing:view', 'payments:view'),
  'Query.accountEntries': all('billing:view', 'payments:view'),
  'Query.receiptPdf': all('payments:view'),
  'Query.payslipPdf': all('payroll:view'),
  'Query.messageHtml': all('messages:view'),
  'Query.messageEml': all('messages:view'),
  'Query.messageDelivery': all('messages:view'),
  'Query.messagePreview': all('messages:add'),
  'Query.messageTemplatePreview': { any: ['message-templates:add', 'message-templates:edit'] },
  'Query.messageVariables': all('message-templates:view'),
  'Query.emailPreference': all('members:view'),
  'Mutation.setMarketingConsent': all('members:edit', 'members:view'),
  'Mutation.setDocumentsByEmail': all('members:edit', 'members:view'),
  'Mutation.clearEmailBounce': all('members:edit', 'members:view'),
  'Mutation.runJob': all('admin:add', 'admin:view'),
  'Mutation.retryJobRun': all('admin:edit', 'admin:view'),
  'Mutation.cancelJobRun': all('admin:edit', 'admin:view'),
  'Mutation.removeJobRun': all('admin:delete', 'admin:view'),
  'Query.payrollSources': all('payroll:view'),
  'Query.overpaidPayroll': all('payroll:view'),
  'Mutation.preparePayroll': all('payroll:add', 'payroll:view'),
  'Mutation.approvePayroll': all('payroll:edit', 'payroll:view'),
  'Mutation.payPayroll': all('payroll:edit', 'payroll:view'),
  'Query.closedPeriods': all('closed-periods:view'),
  'Query.accountingMonths': all('closed-periods:view'),
  'Query.closedMonths': 'signed in',
  'Mutation.closePeriod': all('closed-periods:add', 'closed-periods:view'),
  'Mutation.reopenPeriod': all('closed-periods:delete', 'closed-periods:view'),
  'Query.dayTotals': all('day-closes:view', 'payments:view'),
  'Mutation.closeDay': all('day-closes:add', 'day-closes:view', 'payments:view'),
  'Mutation.reopenDay': all('closed-periods:edit', 'day-closes:view'),
  'Query.listViews': 'signed in',
  'Query.listViewsAggregate': 'signed in',
  'Query.listView': 'signed in',
  'Query.listViewRoles': 'signed in',
  'Mutation.createListView': 'signed in',
  'Mutation.updateListView': 'signed in',
  'Mutation.deleteListView': 'signed in',
  'Mutation.setDefaultListView': 'signed in',
  'Query.pinnedCharts': 'signed in',
  'Mutation.pinChart': 'signed in',
  'Mutation.renamePinnedChart': 'signed in',
  'Mutation.unpinChart': 'signed in',
  'Mutation.arrangePinnedCharts': 'signed in',
  'Query.savedQueries': all('analytics:view'),
  'Query.savedQueriesAggregate': all('analytics:view'),
  'Query.savedQuery': all('analytics:view'),
  'Query.analystRoles': all('analytics:view'),
  'Query.queryCost': all('analytics:view'),
  'Query.querySchedules': all('analytics:view'),
  'Query.querySchedulesAggregate': all('analytics:view'),
  'Query.querySchedule': all('analytics:view'),
  'Query.queryRecipients': all('analytics:view'),
  'Query.queryRuns': all('analytics:view'),
  'Query.queryRunsAggregate': all('analytics:view'),
  'Mutation.createQuerySchedule': all('analytics:view'),
  'Mutation.updateQuerySchedule': all('analytics:view'),
  'Mutation.deleteQuerySchedule': all('analytics:view'),
  'Mutation.sendQuerySchedule': all('analytics:view'),
  'Mutation.createSavedQuery': all('analytics:view'),
  'Mutation.updateSavedQuery': all('analytics:view'),
  'Mutation.deleteSavedQuery': all('analytics:view'),
  'Mutation.setUserStatus': all('users:delete', 'users:view'),
  'Mutation.changePassword': all('users:edit'),
  'Mutation.endSessions': all('users:edit'),
  'Mutation.signUp': all('contracts:add', 'contracts:view'),
  'Mutation.renewContract': all('contracts:add', 'contracts:view'),
  'Mutation.freezeContract': all('contracts:edit', 'contracts:view'),
  'Mutation.resumeContract': all('contracts:edit', 'contracts:view'),
  'Mutation.switchPlan': all('contracts:edit', 'contracts:view'),
  'Mutation.changeContractPrice': all('contracts:edit', 'contracts:view'),
  'Mutation.cancelContract': all('contracts:edit', 'contracts:view'),
  'Mutation.bulkFreezeContracts': all('contracts:edit', 'contracts:view'),
  'Mutation.bulkSwitchContracts': all('contracts:edit', 'contracts:view'),
  'Mutation.bulkChangeContractPrices': all('contracts:edit', 'contracts:view'),
  'Mutation.bulkCancelContracts': all('contracts:edit', 'contracts:view'),
  'Mutation.bulkSendMessage': all('members:view', 'messages:add'),
  'Mutation.takeBackOperation': all('contracts:edit', 'contracts:view'),
  'Mutation.checkIn': all('visits:add', 'visits:view'),
  'Mutation.checkOut': all('visits:edit', 'visits:view'),
  'Mutation.clockOut': all('attendance:edit', 'attendance:view'),
  'Mutation.writeOffInvoice': all('billing:add', 'billing:view'),
  'Query.invoiceToPayOptions': all('payments:view'),
  'Query.nextInvoiceNumber': all('billing:add'),
  'Query.nextPaymentNumber': all('payments:add'),
  'Query.nextExternalPaymentNumber': all('external-payments:add'),
};
for (const { resource, singular, plural, type } of contracts) {
  needs[`Query.${plural}`] = all(`${resource}:view`);
  needs[`Query.${singular}`] = all(`${resource}:view`);
  needs[`Query.${plural}Aggregate`] = all(`${resource}:view`);
  needs[`Query.${singular}Options`] = { any: [resource, ...refersTo(resource)].map(one => `${one}:view`) };
  needs[`Mutation.create${type}`] = all(`${resource}:add`);
  needs[`Mutation.update${type}`] = all(`${resource}:edit`, `${resource}:view`);
  needs[`Mutation.delete${type}`] = all(`${resource}:delete`);
  const many = plural[0]!.toUpperCase() + plural.slice(1);
  needs[`Mutation.bulkUpdate${many}`] = all(`${resource}:edit`, `${resource}:view`);
  needs[`Mutation.bulkDelete${many}`] = all(`${resource}:delete`, `${resource}:view`);
}

type RootField = [name: string, operation: string];

export const rootFields: RootField[] = (['Query', 'Mutation'] as const).flatMap(kind => {
  const type = kind === 'Query' ? schema.getQueryType()! : schema.getMutationType()!;
  return Object.values(type.getFields()).map((field): RootField => [
    `${kind}.${field.name}`,
    operationOf(kind, field),
  ]);
});

/** An operation with the required arguments of the field. No record has its id. */
function operationOf(kind: 'Query' | 'Mutation', field: GraphQLField<unknown, unknown>): string {
  const args = field.args.filter(isRequiredArgument).map(arg => `${arg.name}: ${literal(arg)}`);
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return `${kind.toLowerCase()} { ${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${selection} }`;
}

/** A value that passes the validation of a document. No record has its id. */
function literal({ type, name }: { type: GraphQLInputType; name: string }): string {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner)) return '[]';
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]!.name;
  if (isInputObjectType(named)) {
    const required = Object.values(named.getFields()).filter(isRequiredInputField);
    return `{ ${required.map(field => `${field.name}: ${literal(field)}`).join(', ')} }`;
  }
  if (named.name === 'Boolean') return 'true';
  if (named.name === 'LocalDate') return '"2026-01-01"';
  return ['Int', 'Float'].includes(named.name)
    ? '1'
    : name.toLowerCase().endsWith('id')
      ? '"999999"'
      : '"nobody"';
}
