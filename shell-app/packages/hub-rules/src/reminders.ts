interface CountedDue {
  /** The field of the API that counts the records. */
  aggregate: string;
  /** The field with the date or date-time. */
  field: string;
  kind?: 'dateTime';
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

/**
 * The root fields that count the records whose deadline approaches, and those whose deadline has passed. They use the
 * variables of `reminderDays`: the API reads the day of a date-time as its first moment in the club.
 */
export function dueFields({ aggregate, field, kind, days, among = {} }: CountedDue): {
  soon: string;
  over: string;
} {
  const others = Object.entries(among).map(([name, values]) => `${name}: { in: ${JSON.stringify(values)} }`);
  const counted = (deadline: string) =>
    `${aggregate}(filter: { ${[`${field}: { ${deadline} }`, ...others].join(', ')} }) { count }`;
  return kind === 'dateTime'
    ? { soon: counted(`gte: $time0, lt: $time${days + 1}`), over: counted('lt: $time0') }
    : { soon: counted(`gte: $day0, lte: $day${days}`), over: counted('lt: $day0') };
}

/** The root field that counts what needs attention, with the variables of `reminderDays`. */
export function attentionField({ aggregate, filter }: CountedAttention): string {
  const conditions = Object.entries(filter).map(([field, condition]) => {
    if ('among' in condition) return `${field}: { in: ${JSON.stringify(condition.among)} }`;
    if ('me' in condition) return `${field}: { eq: "me" }`;
    if ('is' in condition) return `${field}: { eq: ${condition.is} }`;
    if ('atLeast' in condition) return `${field}: { gte: ${condition.atLeast} }`;
    return condition.day === 'past' ? `${field}: { lt: $day0 }` : `${field}: { eq: $day0 }`;
  });
  return `${aggregate}(filter: { ${conditions.join(', ')} }) { count }`;
}

const types = { day: 'LocalDate!', time: 'DateTimeISO!' };

/** The variables of root fields: `{ day0: 0, day14: 14 }`, each the day that so many days follow today. */
export function reminderDays(fields: readonly string[]): Record<string, number> {
  const found = fields.flatMap(field => [...field.matchAll(/\$((?:day|time)(\d+))/g)]);
  return Object.fromEntries(found.map(([, name = '', days]) => [name, Number(days)]));
}

/**
 * The GraphQL document that counts reminders, as `count0` and so on. The build of a hub lists the document of each of
 * its fields. The server recognizes a document that joins such fields, of whatever hubs.
 */
export function reminderDocument(fields: readonly string[]): string {
  const variables = Object.keys(reminderDays(fields)).map(
    name => `$${name}: ${name.startsWith('day') ? types.day : types.time}`,
  );
  const counts = fields.map((field, index) => `  count${index}: ${field}\n`);
  return `query ${REMINDERS}${variables.length > 0 ? `(${variables.join(', ')})` : ''} {\n${counts.join('')}}`;
}

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
