/**
 * What the server sends and people read: the messages of its validation, and the display texts of the master data that
 * a new club has. The build of the browser's code does not contain this list; the catalogues are made from it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { masterDataRows } from '../../../graphql-api/src/seed/master-data.ts';

interface Field {
  label: string;
  required?: string;
  invalid?: string;
}

const { resources } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../graphql-api/resources.json'), 'utf8'),
) as { resources: readonly { label: string; fields: readonly Field[] }[] };

export const labels = resources.flatMap(({ fields }) => fields.map(({ label }) => label));

export const messages = resources.flatMap(({ fields }) =>
  fields.flatMap(({ required, invalid }) => [required, invalid].filter(text => text !== undefined)),
);

export const displayTexts = masterDataRows().map(({ displayText }) => displayText);
