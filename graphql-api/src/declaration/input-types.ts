import { InputType } from 'type-graphql';
import { describeColumn } from './column-registry.ts';
import type { Column } from './columns.ts';
import { writableColumns, type Resource } from './resource.ts';
import { once, typeClass, type FieldDeclaration, type TypeClass } from './type-class.ts';

/** Every input field is nullable, so that all that is missing is told at once and in the words of the field. */
const inputField = (column: Column, more = ''): FieldDeclaration => ({
  name: column.name,
  type: column.graphql,
  description: describeColumn(column) + more,
});

/** What becomes of a new record where the field is not given. */
function whenMissing(column: Column): string {
  if (column.default === undefined || column.kind === 'textList') return column.required ? '. Required' : '';
  return typeof column.default === 'function'
    ? '. Filled in when it is not given'
    : `. ${JSON.stringify(column.default)} unless given`;
}

export const inputType = once((resource: Resource): TypeClass =>
  typeClass(
    InputType,
    `${resource.type}Input`,
    `A new ${resource.itemLabels[0]}`,
    writableColumns(resource).map(column => inputField(column, whenMissing(column))),
  ),
);

export const patchType = once((resource: Resource): TypeClass =>
  typeClass(
    InputType,
    `${resource.type}Patch`,
    `Changes to a ${resource.itemLabels[0]}: only the fields that are given change`,
    writableColumns(resource)
      .filter(column => !column.createOnly)
      .map(column => inputField(column)),
  ),
);
