/**
 * What the server sends and people read: the messages of its validation, and the display texts of the master data that
 * a new club has. The build of the browser's code does not contain this list; the catalogues are made from it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { masterDataRows } from '../../../graphql-api/src/seed/master-data.ts';
import { formatWord } from './src/common/format.ts';
import { roles } from './src/common/roles.ts';

interface Field {
  label: string;
  required?: string;
  invalid?: string;
}

const { resources } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../graphql-api/resources.json'), 'utf8'),
) as { resources: readonly { resource: string; label: string; fields: readonly Field[] }[] };

export const labels = resources.flatMap(({ fields }) => fields.map(({ label }) => label));

/** Fields of the history that no resource has as columns. */
export const loggedFields = ['Marketing by e-mail', 'Bounced address'];

/** They begin the name of a record: `Parking Pass A-17 updated`. */
export const recordLabels = resources.map(({ label }) => label);

export const messages = resources.flatMap(({ fields }) =>
  fields.flatMap(({ required, invalid }) => [required, invalid].filter(text => text !== undefined)),
);

export const displayTexts = masterDataRows().map(({ displayText }) => displayText);

/** Names in the navigation and in permissions that no label has. */
export const resourceNames = resources.map(({ resource }) => formatWord(resource));

/** Messages with values. The form makes some of them itself before it asks the server. */
export const templates = [
  '{label} is required',
  '{label} not found',
  '{label} may have {max} characters at the most',
  '{label} may have 200 entries at the most',
  '{label} may have two decimals at the most',
  '{label} must be a whole amount',
  'Address may have {count} lines at the most',
  'Currency must be a code of ISO 4217, such as USD, EUR or JPY: {given} is none',
  'Amounts in {currency} have {count} decimals, and this system stores two. Choose a currency with two decimals or none.',
  'Locale must be a language tag with formats of its own, such as en-US or de-DE: {given} is none',
  'Time zone must be one of the IANA database, such as Europe/Berlin: {given} is none',
  'There may be {count} tax rates at the most',
  'Tax rate {number}: {problem}',
  'the name',
  'the billing type',
  'the percentage must be between 0 and 100',
  'the percentage may have three decimals at the most',
  'There may be one tax rate for all other billing types',
  'There may be one tax rate for the billing type {type}',
  '{series}: the prefix must have 1 to 10 capital letters, digits and hyphens',
  '{series}: the number must have 4 to 9 digits',
  'Two series have the prefix {prefix}',
  'There may be {count} dunning steps at the most',
  'Step {number}: {problem}',
  'the days must be a whole number from 1 to {days}',
  'the fee must be an amount from 0',
  'the fee may have two decimals at the most',
  'the fee must be a whole amount, since {currency} has no decimals',
  'a reminder with a fee needs a fee',
  'only a reminder with a fee may have a fee',
  'Two steps are {days} days after the due date',
  'The logo must be a PNG or JPEG file',
  'The logo is damaged. Choose another file.',
  'The logo may be {size} pixels wide and high at the most',
  'The logo may have {size} kB at the most',
  'This logo is no longer stored. Upload it again.',
  '{label} must be a number',
  '{label} must be a whole number',
  '{label} must be one of: {values}',
  '{label} must be in a year from 1 to 9999',
  '{label} cannot be below {min}',
  '{label} cannot be above {max}',
  '{label} contains a character that cannot be stored',
  '{label} cannot be changed after the record is created',
  '{label} is already in use',
  'An entry of {label} is too long or cannot be stored',
  'Total amount must be {amount}',
  '{month} is closed. Date the correction in an open month, or ask a user who may reopen periods (closed-periods:delete).',
  '{month} is closed already',
  '{month} has not ended',
  'Year must be from {from} to {until}',
  'There is a payroll record from {from} to {until}',
  'This is part of the payroll record from {from} to {until}. Cancel or delete that record first.',
  'A commission of this record is subtracted in the payroll record from {from} to {until}. Cancel or delete that record first.',
  'The base salary from {from} to {until} was changed: check the back pay',
  '{amount} too much was paid for earlier days: check the deductions',
  '{amount} of cancelled commissions follows with the next payroll record',
  'There is a pay record from {day} already. Change that one instead.',
  'The payroll record of {day} is {status}',
  'Choose from 1 to {max} payroll records',
  'Choose at most {max} employees',
  'A pay period may have {max} days at the most',
  'Unknown resource: {names}',
  'Days must be from 1 to {max}',
  'Password may have {max} characters at the most',
  '{records} refers to this {record}',
  '{records} refer to this {record}',
  '{what}. Try again in {seconds} seconds.',
  'You do not have permission for this ({permission})',
  'This is a preview as {role}, which saves nothing. End the preview first.',
  'The role {role} may do more than you may. Ask somebody who may edit permissions.',
  'Something went wrong ({id})',
  '{record} was created',
  '{record} created',
  '{record} updated',
  '{record} deleted',
  '{changes}. Undo that first, or edit the record.',
  'This follows from the contract {number}. Switch the plan of the contract instead.',
  'This follows from the contract {number}. Renew the contract, or cancel it and sign the member up again.',
  'This follows from the contract {number}. Renew, freeze or cancel the contract instead.',
  'This follows from the contract {number}. Freeze, resume or cancel the contract instead.',
  '{label} was changed later by {user} ({time})',
  '{label} was changed later ({time})',
  '{label} was changed later',
];

/** Titles of background jobs, what their runs count, and why they failed. */
const jobs = [
  'Create the invoices that are due and mark overdue ones',
  'Create the invoices of a billing run that a user started',
  'Date must be from a year ago to 31 days ahead',
  'The period has an invoice',
  'The price is zero',
  'The price of the days is zero',
  'All days are frozen',
  'The contract has ended',
  'The contract was cancelled',
  'The amount is more than can be stored',
  'The run was interrupted',
  'created',
  'skipped',
  'failed',
  'markedOverdue',
  'Begin, end and extend contracts',
  'changed',
  'extended',
  'Carry out the dunning steps that are due',
  'A run of dunning waits or runs already',
  'Enter why it is paused',
  'opened',
  'reminder',
  'reminder_with_fee',
  'block',
  'Begin the pay of employees that is valid from today',
  'Remove expired idempotency keys',
  'Remove old addresses of sign-ins',
  'Remove old background jobs',
  'Remove old versions of hubs',
  'Remove personal tokens that expired long ago',
  'Remove unused counters of limits',
  'changed',
  'removed',
  'Send queued messages',
  'sent',
  'postponed',
  'failed',
  'It took too long',
  'The process that ran it ended',
  'The run was stopped',
  'The server was stopped before it was complete',
  'The job waits or runs already',
  'The run has ended already',
];

/** Messages of rules that depend on more than one value, and of the server as a whole. */
export const sentences = [
  'It follows from the contract. Cancel this invoice instead.',
  'It is the sum of the lines. Enter a discount, or cancel this invoice and create another one.',
  'The contract or its plan has changed since the preview, so that something else would happen. Look at a new preview, and confirm that.',
  'This is an invoice of a contract of its member. Cancel it instead.',
  'A new record cannot be undone. Delete it instead.',
  'A reward cannot be added twice',
  'A prepared record keeps its employee and period. Delete it and prepare the payroll again.',
  'Another payroll record counts salary, attendance or commissions of this one by now. Prepare the payroll again instead.',
  'Approve this payroll record before it is paid',
  'Enter a month as yyyy-mm',
  'Inactive without a last day of work',
  'Left before this period: only what is still owed',
  'Last day must not be before the hire date',
  'Not employed in this period',
  'On leave: check the base salary',
  'Overtime without a rate counts as 0',
  'Something changed since this was previewed. Look at the preview again.',
  'The base salary is 0',
  'This month is open',
  'Audit entry not found',
  'The log does not have the earlier values of this change, or no user sets them.',
  'The record was deleted then. Undo the deletion instead.',
  'This change followed from another one. Undo that one instead.',
  'Confirm password is required',
  'Current password is required',
  'Current password is wrong',
  'End date must be after start date',
  'End time must be after start time',
  'Enter a date and a time',
  'Enter a date as {pattern}',
  'MM/DD/YYYY',
  'DD/MM/YYYY',
  'DD.MM.YYYY',
  'DD-MM-YYYY',
  'YYYY-MM-DD',
  'YYYY/MM/DD',
  'Invalid username or password',
  'Invalid email address',
  'Invalid end date',
  'Invalid phone number',
  'Invalid vehicle number format',
  'Invoice {number} has refunds of this payment. Delete the refunds first.',
  'Invoice {number} is cancelled and takes no payment. Choose another invoice or none.',
  'Invoice {number} is refunded and takes no payment. Choose another invoice or none.',
  'Join date cannot be in the future',
  'Join date is required when status is joined',
  'Login failed. Please try again.',
  'Name must be at most 100 characters',
  'Name the resources that the token may change',
  'New password is required',
  'Of invoice {number}, {amount} is left to be refunded. Enter that amount or less.',
  'Of invoice {number}, {amount} is open. Enter that amount or less.',
  'Only a Super User may do this to a Super User',
  'Password must be at least 6 characters',
  'Password updated successfully',
  'Passwords must match',
  'Please sign in',
  'Referrer is required',
  'Referrer not found',
  'Session expired. Please login again.',
  'The database cannot be reached. Nothing was saved. Try again shortly.',
  'The invoice of this payment belongs to another member. Choose another invoice or none.',
  'The last active Super User cannot be deactivated or given another role',
  'The record that was created with this Idempotency-Key has been deleted. Use a new key to create another.',
  'Too many people are signing in',
  'Valid until date must be after valid from date',
  'What is still to be paid is more than can be stored',
  'You cannot change your own role. Ask another administrator.',
  'You cannot change your own status',
  ...jobs,
];

/** Values that have a text of their own. */
export const values = [...roles, 'active', 'inactive', 'day', 'week', 'month', 'year'];
