import type { ApolloClient } from '@apollo/client';
import { readApiError } from '../../records/api-error.ts';
import { creationOf } from '../../records/creation-of.ts';
import { addRowsDocument, createImportDocument } from './import.graphql.ts';
import type { FileTable } from './read-table.ts';

/** Cells and characters of one request: below what the server takes. */
const MOST_CELLS = 8_000;
const MOST_ROWS = 1_000;
const MOST_CHARACTERS = 300_000;
/** How often a request is sent again that had no response, with a pause in milliseconds. */
const ATTEMPTS = 5;
const PAUSE = 1_000;

/** Sends the rows of a file, and returns the id of the import. @throws the error of a request, also when aborted */
export async function sendTable(
  client: ApolloClient,
  { recordName, table }: { recordName: string; table: FileTable },
  { onProgress, signal }: { onProgress: (done: number) => void; signal: AbortSignal },
): Promise<string> {
  const variables = { recordName, fileName: table.fileName, columns: table.columns };
  const { data } = await creationOf(createImportDocument, variables).sendWithRetry(context =>
    client.mutate({ mutation: createImportDocument, variables, context }),
  );
  const { id } = data!;
  let done = 0;
  for (const rows of parts(table.rows)) {
    signal.throwIfAborted();
    await add(client, id, rows);
    onProgress((done += rows.length));
  }
  return id;
}

/** The server knows the lines that it has, so that a request without a response is sent again. */
async function add(client: ApolloClient, id: string, rows: FileTable['rows'], attempt = 1): Promise<void> {
  try {
    await client.mutate({ mutation: addRowsDocument, variables: { id, rows } });
  } catch (failure) {
    const { outcome, code } = readApiError(failure);
    if ((outcome !== 'unknown' && code !== 'NETWORK') || attempt >= ATTEMPTS) throw failure;
    await new Promise(again => setTimeout(again, PAUSE * attempt));
    await add(client, id, rows, attempt + 1);
  }
}

function* parts(rows: FileTable['rows']): Generator<FileTable['rows']> {
  let part: FileTable['rows'] = [];
  let characters = 0;
  const width = rows[0]?.cells.length ?? 1;
  for (const row of rows) {
    const length = row.cells.join('').length;
    const isFull =
      part.length === MOST_ROWS ||
      (part.length + 1) * (width + 2) > MOST_CELLS ||
      characters + length > MOST_CHARACTERS;
    if (isFull && part.length > 0) {
      yield part;
      part = [];
      characters = 0;
    }
    part.push(row);
    characters += length;
  }
  if (part.length > 0) yield part;
}
