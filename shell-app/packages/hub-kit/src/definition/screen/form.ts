import type { ValueRule } from '../define-screen.ts';
import { blankOf, deriveField, metadataOf } from '../derive-fields.ts';
import type { NewRecordContext } from '../field-definition.ts';
import { fieldNameOf, type ResourceMetadata } from '../resource.ts';
import { type AnyOptions, fieldOptions } from './options.ts';

/** The form with the fields, rules and empty values of its names. */
export function formOf(resource: ResourceMetadata, options: AnyOptions, form: AnyOptions['form']) {
  const names = namesOf(form);
  return {
    ...form,
    rules: Object.fromEntries(
      names.map(name => [fieldNameOf(resource, name), valueRule(resource, options, name)]),
    ),
    empty: (context: NewRecordContext) =>
      Object.fromEntries(
        names.map(name => [fieldNameOf(resource, name), emptyValue(resource, options, name, context)]),
      ),
    sections: form.sections.map(({ title, span, fields, output }) => ({
      title,
      output,
      fields: fields.map(name =>
        deriveField(resource, fieldNameOf(resource, name), fieldOptions(options, name), {
          choices: options.choices ?? {},
          isRequired: valueRule(resource, options, name).missing !== undefined,
          span,
        }),
      ),
    })),
  };
}

/** The names of the fields of a form. */
export const namesOf = ({ sections }: AnyOptions['form']) => sections.flatMap(({ fields }) => fields);

function valueRule(resource: ResourceMetadata, options: AnyOptions, name: string): ValueRule {
  const field = metadataOf(resource, fieldNameOf(resource, name));
  const { required, rule } = fieldOptions(options, name);
  const declared = field.required === true ? `${field.label} is required` : field.required;
  const { requiredMessage = declared } = options;
  const common = typeof requiredMessage === 'function' ? requiredMessage(field.label) : requiredMessage;
  const missing = typeof required === 'string' ? required : declared && common;
  return { field, missing, extend: rule };
}

function emptyValue(
  resource: ResourceMetadata,
  options: AnyOptions,
  name: string,
  context: NewRecordContext,
): unknown {
  const metadata = metadataOf(resource, fieldNameOf(resource, name));
  const { default: value = metadata.default ?? blankOf(metadata) } = fieldOptions(options, name);
  return typeof value === 'function' ? value(context) : value;
}
