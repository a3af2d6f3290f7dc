import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { parse, type TypedDocumentNode, type useApolloClient } from '@gym/hub-kit/graphql';
import { queryFresh } from '@gym/hub-kit/shell';
import { reminderDocument } from '@gym/hub-rules/reminders';

type Client = ReturnType<typeof useApolloClient>;
type Counts = Readonly<Record<string, readonly { count: number }[]>>;

/** The API allows 30 aliases in a document. */
const MOST_FIELDS = 30;

/** By their text, since responses are cached by document. */
const documents = new Map<string, TypedDocumentNode<Counts, Record<string, never>>>();

/**
 * Counts the records of root fields, in one request for up to 30. A field that the API rejects has no number and does
 * not affect the others: they are then requested one by one.
 */
export async function countAll(client: Client, fields: readonly string[]): Promise<(number | undefined)[]> {
  const parts = Array.from({ length: Math.ceil(fields.length / MOST_FIELDS) }, (_, index) =>
    fields.slice(index * MOST_FIELDS, (index + 1) * MOST_FIELDS),
  );
  return (await Promise.all(parts.map(part => countPart(client, part)))).flat();
}

async function countPart(client: Client, fields: readonly string[]): Promise<(number | undefined)[]> {
  try {
    const counts = await queryFresh(client, documentOf(fields), {});
    return fields.map((_, index) => counts?.[`count${index}`]?.[0]?.count);
  } catch (error) {
    // A failed field leaves the response without data: its list may not be null.
    if (fields.length > 1 && isRejected(error))
      return (await Promise.all(fields.map(field => countPart(client, [field])))).flat();
    // A permission that was removed meanwhile is no failure.
    if (!hasCode(error, 'FORBIDDEN')) console.error('Failed to fetch what is due', error);
    return fields.map(() => undefined);
  }
}

function documentOf(fields: readonly string[]): TypedDocumentNode<Counts, Record<string, never>> {
  const text = reminderDocument(fields);
  const document = documents.get(text) ?? (parse(text) as TypedDocumentNode<Counts, Record<string, never>>);
  documents.set(text, document);
  return document;
}

/** Whether the document is at fault, and not the connection or the number of requests. */
const isRejected = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error)
    ? !hasCode(error, 'RATE_LIMITED') && !hasCode(error, 'UNAUTHENTICATED')
    : error instanceof Error && error.name === 'GraphQLError';

const hasCode = (error: unknown, code: string): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === code);
