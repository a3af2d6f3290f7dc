/**
 * What the server sends and people read: the messages of its validation, and the display texts of the master data that
 * a new club has. The build of the browser's code does not contain this list; the catalogues are made from it.
 */
import { apiTemplates } from '../hub-build/src/texts/api-templates.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatWord } from './src/common/format.ts';
import { INVALID, MESSAGE_TEMPLATES } from './src/definition/messages.ts';
import { roles } from './src/common/roles.ts';

interface Field {
  label: string;
  required?: string;
  invalid?: string;
}

const { resources, displayTexts } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../graphql-api/resources.json'), 'utf8'),
) as {
  resources: readonly {
    resource: string;
    label: string;
    fields: readonly Field[];
    figures?: readonly { label: string }[];
  }[];
  displayTexts: readonly string[];
};
export { displayTexts };

/** The words before values that distinguish records. */
export const detailLabels = ['Open', 'Due', 'Until'];

export const labels = resources.flatMap(({ fields, figures = [] }) =>
  [...fields, ...figures].map(({ label }) => label),
);

/** Fields of the history that no resource has as columns. */
export const loggedFields = ['Marketing by e-mail', 'Bounced address', 'Merged member', 'Merged into'];

/** They begin the name of a record: `Parking Pass A-17 updated`. */
export const recordLabels = resources.map(({ label }) => label);

/** The same within a sentence: `3 payments refer to this member`. */
export const recordWords = recordLabels.map(label => label.toLowerCase());

export const messages = resources.flatMap(({ fields }) =>
  fields.flatMap(({ required, invalid }) => [required, invalid].filter(text => text !== undefined)),
);

/** Names in the navigation and in permissions that no label has. */
export const resourceNames = resources.map(({ resource }) => formatWord(resource));

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
  'End visits at closing time',
  'Correct statuses of earlier versions',
  'corrected',
  'unknown',
  'closed',
  'changed',
  'ended',
  'extended',
  'Carry out the dunning steps that are due',
  'opened',
  'reminder',
  'reminder_with_fee',
  'block',
  'Begin the pay of employees that is valid from today',
  'Refresh the search of renamed records',
  'Check the rows of an import',
  'checked',
  'Change many records at once',
  'Remove the cells of imported rows',
  'Remove the reports of bulk operations that ended long ago',
  'Remove the rows of old imports',
  'A record was rejected: all is taken back',
  'The check was interrupted. Start it again.',
  'Remove ended sessions whose tokens have expired',
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
];

/** Messages of rules that depend on more than one value, and of the server as a whole. */
export const sentences = [
  'Audit entry not found',
  'Enter a date and a time',
  'MM/DD/YYYY',
  'DD/MM/YYYY',
  'DD.MM.YYYY',
  'DD-MM-YYYY',
  'YYYY-MM-DD',
  'YYYY/MM/DD',
  'Invalid email address',
  'Invalid end date',
  'Invalid phone number',
  'Invalid vehicle number format',
  'Join date cannot be in the future',
  'Login failed. Please try again.',
  'Password must be at least 6 characters',
  'Password updated successfully',
  'Session expired. Please login again.',
  'You cannot change your own role. Ask another administrator.',
  ...jobs,
];

/** Values that have a text of their own. */
export const values = [...roles, 'active', 'inactive', 'day', 'week', 'month', 'year'];

/** The errors that the API declares. */
export const errors = apiTemplates();

/** What screens say that have no texts of their own: of the words of their records. */
export const templates = [...Object.values(MESSAGE_TEMPLATES), INVALID];
