import { badRequest } from '../failure.ts';
import { camelCase } from '../resource.ts';

/**
 * The texts of a body that is no record, by camelCase name; the body may write them in either case.
 * @param required each name with the message for its absence
 * @throws RestFailure 400
 */
export function textFields<K extends string>(
  body: Record<string, unknown>,
  required: Record<K, string>,
): Record<K, string> {
  const given = new Map(Object.entries(body).map(([name, value]) => [camelCase(name), value]));
  const wrong = new Map<string, string>();
  for (const name of Object.keys(body))
    if (!Object.hasOwn(required, camelCase(name))) wrong.set(name, `Unknown field: ${name}`);
  const entries = Object.entries<string>(required).map(([name, message]) => {
    const value = given.get(name);
    if (value === undefined || value === null || value === '') wrong.set(name, message);
    else if (typeof value !== 'string') wrong.set(name, `${name} must be text`);
    return [name, value] as const;
  });
  if (wrong.size > 0) throw badRequest(Object.fromEntries(wrong));
  return Object.fromEntries(entries) as Record<K, string>;
}
