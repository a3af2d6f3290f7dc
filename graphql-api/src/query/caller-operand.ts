import { Kind, visit, BREAK, type DocumentNode } from 'graphql';

/** The operand of a filter that stands for the id of the record that the caller is. */
export const CALLER = 'me';

/** Whether an operand, or one of a list, stands for the caller. */
export const mentionsCaller = (operand: unknown): boolean => [operand].flat().includes(CALLER);

/** Whether the text of a document may name the caller in a filter: then users of a role share no plan. */
export function documentMentionsCaller(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    [Kind.STRING]: ({ value }) => {
      found ||= value === CALLER;
      return found ? BREAK : undefined;
    },
  });
  return found;
}

/** The same for variables in JSON. */
export const variablesMentionCaller = (json: string): boolean => json.includes(`"${CALLER}"`);
