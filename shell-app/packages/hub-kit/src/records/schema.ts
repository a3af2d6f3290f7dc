import { yupToFormErrors } from 'formik';
import { object, type AnySchema } from 'yup';
import type { AnyScreen, ValueRule } from '../definition/define-screen.ts';
import type { FormValues } from './form-values.ts';
import { ruleOf } from './rules.ts';

export interface FormSchema {
  cast(values: unknown): FormValues;
  validate(values: unknown, options: object): Promise<unknown>;
}

type Rules = Readonly<Record<string, ValueRule>>;

const schemas = new WeakMap<Rules, FormSchema>();

/** Builds the schema of a form from its rules, once. */
export function schemaOf({ rules }: { rules: Rules }): FormSchema {
  const cached = schemas.get(rules);
  if (cached) return cached;
  const shape = Object.entries(rules).map(([name, { field, missing, extend }]): [string, AnySchema] => {
    const rule = ruleOf(field, missing);
    return [name, extend ? extend(rule) : rule];
  });
  const schema = object(Object.fromEntries(shape));
  schemas.set(rules, schema);
  return schema;
}

export const requiredNames = (rules: Rules): string[] =>
  Object.keys(rules).filter(name => rules[name]?.missing !== undefined);

/** The messages of the values that are not valid, as Formik has them. */
export async function errorsOf(schema: FormSchema, values: FormValues, stored: FormValues | null) {
  try {
    await schema.validate(values, { abortEarly: false, context: { stored } });
    return {};
  } catch (rejection) {
    return yupToFormErrors(rejection);
  }
}

export const fieldsOf = ({ form }: Pick<AnyScreen, 'form'>) => form.sections.flatMap(({ fields }) => fields);
