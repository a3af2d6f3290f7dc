import { object, type AnySchema } from 'yup';
import type { ValueRule } from '../definition/define-screen.ts';
import { ruleOf } from './rules.ts';

/** The schema of a form's values, as the form uses it. */
export interface FormSchema {
  cast(values: unknown): unknown;
  validate(values: unknown, options: object): Promise<unknown>;
  describe(): unknown;
}

/** The part of a form's definition that says which values are valid. */
export interface CheckedForm {
  rules?: Readonly<Record<string, ValueRule>>;
  schema?: FormSchema;
}

const schemas = new WeakMap<object, FormSchema>();

/** Builds the schema of a form from its rules, once. */
export function schemaOf({ rules = {}, schema }: CheckedForm): FormSchema {
  if (schema) return schema;
  const known = schemas.get(rules);
  if (known) return known;
  const shape = Object.entries(rules).map(([name, { field, missing, extend }]): [string, AnySchema] => {
    const rule = ruleOf(field, missing);
    return [name, extend ? extend(rule) : rule];
  });
  const built = object(Object.fromEntries(shape));
  schemas.set(rules, built);
  return built;
}
