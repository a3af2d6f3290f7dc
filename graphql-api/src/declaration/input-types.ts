import { describeColumn, type Column } from './column-registry.ts';
import { withArticle } from './descriptions.ts';
import { writableColumns, type Resource } from './resource.ts';
import { defineField, defineType, typeName, type TypeDefinition } from './sdl.ts';

/** The description of a field of a new record: whether it is required, or its default. */
function inputDescription(column: Column): string | undefined {
  const parts = [describeColumn(column), defaultDescription(column)];
  return parts.filter(part => part !== undefined).join('. ') || undefined;
}

function defaultDescription(column: Column): string | undefined {
  if (column.default === undefined || column.kind === 'textList')
    return column.required ? 'Required' : undefined;
  return typeof column.default === 'function'
    ? 'Filled in by default'
    : `Default: ${JSON.stringify(column.default)}`;
}

/** The input of a new record. Every field is nullable, so that validation reports all missing fields at once. */
export const inputType = (resource: Resource): TypeDefinition =>
  defineType(
    'input',
    `${resource.type}Input`,
    `The fields of a new ${resource.itemLabels[0]}`,
    writableColumns(resource).map(column =>
      defineField(column.name, typeName(column.graphql()), inputDescription(column)),
    ),
  );

export const patchType = (resource: Resource): TypeDefinition =>
  defineType(
    'input',
    `${resource.type}Patch`,
    `Changes to ${withArticle(resource.itemLabels[0])}: only the given fields change`,
    writableColumns(resource)
      .filter(column => !column.createOnly || column.column)
      .map(column =>
        defineField(
          column.name,
          typeName(column.graphql()),
          column.createOnly && 'Set on create; accepted unchanged',
        ),
      ),
  );
