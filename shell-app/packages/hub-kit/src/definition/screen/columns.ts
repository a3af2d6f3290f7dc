import { omit } from '../../common/omit.ts';
import { t } from '../../common/text.ts';
import type { AnyColumn } from '../define-screen.ts';
import { deriveColumn, isNumeric } from '../derive-fields.ts';
import { titleCase } from '../labels.ts';
import type { ResourceMetadata } from '../resource.ts';
import { type AnyOptions, fieldOptions } from './options.ts';

/** The columns that the list shows, or those that only exports contain. */
export function columnsOf(
  resource: ResourceMetadata,
  options: AnyOptions,
  isExportOnly: boolean,
): AnyColumn[] {
  const columns = Object.entries(options.columns).filter(
    ([, { exportOnly = false }]) => exportOnly === isExportOnly,
  );
  return columns.map(([name, column]) => {
    const { label, record, ...derived } = deriveColumn(resource, name, fieldOptions(options, name));
    const { tellsApart, align, unsorted } = column;
    return {
      key: name,
      title: titleCase(label),
      ...(isChoiceList(resource.fields[name]) && { textOf: (value: string) => t(value) }),
      ...derived,
      ...(tellsApart && { record }),
      ...(unsorted && { sortKey: undefined }),
      ...omit(column, ['tellsApart', 'align', 'unsorted', 'unsummed', 'exportOnly']),
      ...(align && { align: align === 'end' ? align : undefined }),
    };
  });
}

/** A list of what a drop-down offers, and not of texts of the club. */
const isChoiceList = (field: ResourceMetadata['fields'][string] | undefined) =>
  field?.kind === 'textList' && field.masterData !== undefined;

/** The keys of the columns whose values are added up. */
export const sumsOf = ({ fields }: ResourceMetadata, { columns }: AnyOptions): string[] =>
  Object.keys(columns).filter(name => {
    const field = fields[name];
    return field && isNumeric(field.kind) && !field.unsortable && !columns[name]?.unsummed;
  });
