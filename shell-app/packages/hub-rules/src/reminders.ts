interface CountedDue {
  /** The field of the API that counts the records. */
  aggregate: string;
  /** The field with the date or date-time. */
  field: string;
  /** How many days before it the record counts. */
  days: number;
  /** The values that other fields must have. */
  among?: { readonly [field: string]: readonly string[] | undefined };
}

/** A date before today or today, one of some values, a smallest number, a Boolean, or the record that the user is. */
type CountedCondition =
  | { day: 'past' | 'today' }
  | { among: readonly string[] }
  | { atLeast: number }
  | { is: boolean }
  | { me: true };

interface CountedAttention {
  aggregate: string;
  filter: { readonly [field: string]: CountedCondition };
}

/** The name of the operations that count reminders, by which the server recognizes them. */
export const REMINDERS = 'Reminders';

/** The root fields that count the records whose deadline approaches, and those whose deadline has passed. */
export function dueFields({ aggregate, field, days, among = {} }: CountedDue): {
  soon: string;
  over: string;
} {
  const others = Object.entries(among).map(([name, values]) => `${name}: { in: ${JSON.stringify(values)} }`);
  const counted = (deadline: string) =>
    `${aggregate}(filter: { ${[`${field}: { ${deadline} }`, ...others].join(', ')} }) { count }`;
  return { soon: counted(`gte: "now/d", lte: "now+${days}d/d"`), over: counted(PAST) };
}

/** A day before today, as the API resolves it by the club's clock. */
const PAST = 'lt: "now/d"';

/** The root field that counts what needs attention. */
export function attentionField({ aggregate, filter }: CountedAttention): string {
  const conditions = Object.entries(filter).map(([field, condition]) => {
    if ('among' in condition) return `${field}: { in: ${JSON.stringify(condition.among)} }`;
    if ('me' in condition) return `${field}: { eq: "me" }`;
    if ('is' in condition) return `${field}: { eq: ${condition.is} }`;
    if ('atLeast' in condition) return `${field}: { gte: ${condition.atLeast} }`;
    return `${field}: { ${condition.day === 'past' ? PAST : 'gte: "now/d", lte: "now/d"'} }`;
  });
  return `${aggregate}(filter: { ${conditions.join(', ')} }) { count }`;
}

/**
 * The GraphQL document that counts reminders, as `count0` and so on. The build of a hub lists the document of each of
 * its fields. The server recognizes a document that joins such fields, of whatever hubs.
 */
export const reminderDocument = (fields: readonly string[]): string =>
  `query ${REMINDERS} {\n${fields.map((field, index) => `  count${index}: ${field}\n`).join('')}}`;

/** As much of a screen of a manifest as its reminders need. */
interface ScreenWithReminders {
  due?: CountedDue;
  attention?: readonly CountedAttention[];
}

/** The documents that count what is due and what needs attention on the screens of a hub, each for one number. */
export const reminderDocuments = (screens: Record<string, ScreenWithReminders>): string[] =>
  Object.values(screens)
    .flatMap(({ due, attention = [] }) => [
      ...(due ? Object.values(dueFields(due)) : []),
      ...attention.map(attentionField),
    ])
    .map(field => reminderDocument([field]));
