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
  '{label} must be a number',
  '{label} must be a whole number',
  '{label} must be one of: {values}',
  '{label} must be in a year from 1 to 9999',
  '{label} cannot be below {min}',
  '{label} cannot be above {max}',
  '{label} contains a character that cannot be stored',
  '{label} is already in use',
  'An entry of {label} is too long or cannot be stored',
  'Total amount must be {amount}',
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
  '{label} was changed later by {user} ({time})',
  '{label} was changed later ({time})',
  '{label} was changed later',
];

/** Titles of background jobs, what their runs count, and why they failed. */
const jobs = [
  'Remove expired idempotency keys',
  'Remove old addresses of sign-ins',
  'Remove old background jobs',
  'Remove old versions of hubs',
  'Remove personal tokens that expired long ago',
  'Remove unused counters of limits',
  'removed',
  'It took too long',
  'The process that ran it ended',
  'The run was stopped',
  'The server was stopped before it was complete',
  'The job waits or runs already',
  'The run has ended already',
];

/** Messages of rules that depend on more than one value, and of the server as a whole. */
export const sentences = [
  'A new record cannot be undone. Delete it instead.',
  'A reward cannot be added twice',
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
  'Enter a date as MM/DD/YYYY',
  'Invalid username or password',
  'Invalid email address',
  'Invalid end date',
  'Invalid phone number',
  'Invalid vehicle number format',
  'Join date cannot be in the future',
  'Join date is required when status is joined',
  'Login failed. Please try again.',
  'Name must be at most 100 characters',
  'Name the resources that the token may change',
  'New password is required',
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
  'The payments of this invoice add up to more than can be stored',
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
