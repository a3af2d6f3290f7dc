import type { AnyScreen } from '../define-screen.ts';
import { deriveColumn } from '../derive-fields.ts';
import { groupedDocument, monthlyDocument } from '../documents.ts';
import { titleCase } from '../labels.ts';
import { fieldNameOf, type FilterLiteral, type ResourceMetadata } from '../resource.ts';
import { type AnyOptions, fieldOptions } from './options.ts';

/** The chart of amounts by month; undefined where the screen has none. */
export function monthlyOf(resource: ResourceMetadata, options: AnyOptions): AnyScreen['monthly'] {
  const { columns, monthly } = options;
  if (!monthly) return undefined;
  const counted = { ...monthly, filter: figureFilter(resource, monthly.figure) };
  const { title, subtitle, date, figure, by } = monthly;
  return {
    title,
    subtitle,
    date,
    figure,
    document: monthlyDocument(resource, counted),
    by: by?.map(name => ({
      field: fieldNameOf(resource, name),
      label: titleCase(
        columns[name]?.title ?? deriveColumn(resource, name, fieldOptions(options, name)).label,
      ),
      document: groupedDocument(resource, name, counted),
    })),
  };
}

/** The filter of the records that count in a figure. */
const figureFilter = ({ figures }: ResourceMetadata, figure: string | undefined) =>
  figures?.find(({ name }) => name === figure)?.filter as FilterLiteral | undefined;
