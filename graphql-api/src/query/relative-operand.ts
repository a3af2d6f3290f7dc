import { BREAK, Kind, visit, type DocumentNode } from 'graphql';
import { isRelative, Relative } from '../common/date-math.ts';

/** Whether the text of a document may have a relative time: what is planned for it holds for no other request. */
export function documentMentionsNow(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    [Kind.STRING]: ({ value }) => {
      found ||= isRelative(value);
      return found ? BREAK : undefined;
    },
  });
  return found;
}

/** The same for variables in JSON. */
export const variablesMentionNow = (json: string): boolean => json.includes('"now');

/** The arguments whose values are compared. */
const COMPARED = new Set(['filter', 'having']);

/**
 * The arguments of a root field: `asOf` is a day, and other arguments than filters have no relative times.
 * @returns the name of an argument that has one all the same
 */
export function settleRelative(args: Record<string, unknown>): string | undefined {
  for (const [name, value] of Object.entries(args)) {
    if (COMPARED.has(name)) continue;
    if (name === 'asOf' && value instanceof Relative) args[name] = value.end;
    else if (hasRelative(value)) return name;
  }
  return undefined;
}

function hasRelative(value: unknown): boolean {
  if (value instanceof Relative) return true;
  if (typeof value !== 'object' || value === null || value instanceof Date) return false;
  return Object.values(value).some(hasRelative);
}
