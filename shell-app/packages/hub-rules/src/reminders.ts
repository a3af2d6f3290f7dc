interface CountedDue {
  /** The field of the API that counts the records. */
  aggregate: string;
  /** The field with the date or date-time. */
  field: string;
  kind?: 'dateTime';
  /** The values that other fields must have. */
  among?: { readonly [field: string]: readonly string[] | undefined };
}

/**
 * The GraphQL document that counts what is due on a screen. The dashboard sends it with the variables `yesterday`,
 * `today` and `soon`, the last day that counts as soon, or for a date-time with `today` and `later`, the day after it:
 * the API reads a day as its first moment in the club. The build of the hub lists the document among the hub's, by
 * which the server recognizes it, and the release check validates it.
 */
export function dueDocument({ aggregate, field, kind, among = {} }: CountedDue): string {
  const others = Object.entries(among).map(([name, values]) => `${name}: { in: ${JSON.stringify(values)} }`);
  const counted = (days: string) =>
    `${aggregate}(filter: { ${[`${field}: { ${days} }`, ...others].join(', ')} }) { count }`;
  if (kind === 'dateTime')
    return `query Due($today: DateTimeISO!, $later: DateTimeISO!) {
  soon: ${counted('gte: $today, lt: $later')}
  over: ${counted('lt: $today')}
}`;
  return `query Due($yesterday: LocalDate!, $today: LocalDate!, $soon: LocalDate!) {
  soon: ${counted('gte: $today, lte: $soon')}
  over: ${counted('lte: $yesterday')}
}`;
}

/** A date before today or today, one of some values, or a smallest number. */
type CountedCondition = { day: 'past' | 'today' } | { among: readonly string[] } | { atLeast: number };

interface CountedAttention {
  aggregate: string;
  filter: { readonly [field: string]: CountedCondition };
}

/** The GraphQL document that counts what needs attention; the variable is the first or last day that counts. */
export function attentionDocument({ aggregate, filter }: CountedAttention): string {
  const conditions = Object.entries(filter).map(([field, condition]) => {
    if ('among' in condition) return `${field}: { in: ${JSON.stringify(condition.among)} }`;
    if ('atLeast' in condition) return `${field}: { gte: ${condition.atLeast} }`;
    return condition.day === 'past' ? `${field}: { lt: $today }` : `${field}: { eq: $today }`;
  });
  const hasDay = Object.values(filter).some(condition => 'day' in condition);
  return `query Attention${hasDay ? '($today: LocalDate!)' : ''} {
  counted: ${aggregate}(filter: { ${conditions.join(', ')} }) { count }
}`;
}

/** As much of a screen of a manifest as its reminders need. */
interface ScreenWithReminders {
  due?: CountedDue;
  attention?: readonly CountedAttention[];
}

/** The documents by which the dashboard counts what is due and what needs attention on the screens of a hub. */
export const reminderDocuments = (screens: Record<string, ScreenWithReminders>): string[] =>
  Object.values(screens).flatMap(({ due, attention = [] }) => [
    ...(due ? [dueDocument(due)] : []),
    ...attention.map(attentionDocument),
  ]);
