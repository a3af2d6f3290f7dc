import { InputType } from 'type-graphql';
import type { Column } from './columns.ts';
import { writableColumns, type Resource } from './resource.ts';
import { once, typeClass, type FieldDeclaration, type TypeClass } from './type-class.ts';

/** Every input field is nullable, so that all that is missing is told at once and in the words of the field. */
const inputField = (column: Column): FieldDeclaration => ({
  name: column.name,
  type: column.graphql,
  description: [column.description!, defaultText(column) || (column.required && 'Required.')]
    .filter(Boolean)
    .join('. ')
    .replace('..', '.'),
});

const defaultText = (column: Column) => {
  if (column.default === undefined || column.kind === 'textList') return '';
  return typeof column.default === 'function'
    ? 'Filled in when it is not given.'
    : `${JSON.stringify(column.default)} unless given.`;
};

export const inputType = once((resource: Resource): TypeClass =>
  typeClass(
    InputType,
    `${resource.type}Input`,
    `A new ${resource.label.toLowerCase()}`,
    writableColumns(resource).map(inputField),
  ),
);

export const patchType = once((resource: Resource): TypeClass =>
  typeClass(
    InputType,
    `${resource.type}Patch`,
    `Changes to a ${resource.label.toLowerCase()}: only the fields that are given change`,
    writableColumns(resource)
      .filter(column => !column.createOnly)
      .map(inputField),
  ),
);
