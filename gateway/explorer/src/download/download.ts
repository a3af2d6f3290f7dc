import { send, type GraphqlRequest, type GraphqlResponse } from '../api.ts';
import { mediaTypeParameters, type FileOptions } from './download-options.tsx';
import { formats, type Format } from './formats.ts';
import { rowCounter } from './row-counter.ts';

export interface Progress {
  /** Null in a workbook, whose rows are compressed. */
  rows: number | null;
  bytes: number;
  /** All rows of the file; null where the server does not count them. */
  total: number | null;
}

/** The used part of the File System Access API, which not every browser has. */
interface SaveFilePicker {
  showSaveFilePicker?(options: { suggestedName: string }): Promise<FileSystemFileHandle>;
}

/** Files of at least this many rows are streamed to disk instead of collected in memory. */
const LARGE = 10_000;

export interface Downloading {
  options: FileOptions;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/**
 * Saves all rows of a query as a file with the name that the server gives it: operation, time and user. Aborting the signal also stops the query on the
 * server.
 * @returns the name of the file
 * @throws Error with a message for the user
 */
export async function download(
  request: GraphqlRequest,
  format: Format,
  { options, onProgress, signal }: Downloading,
): Promise<string> {
  const accept = formats[format].type + mediaTypeParameters(options, format, request);
  const response = await inWords(
    send(request, { headers: { accept }, signal }),
    'The server cannot be reached. Try again shortly.',
  );
  if (!response.ok) throw new Error(await rejectionOf(response));
  const name = fileName(format, response);
  const count = response.headers.get('x-total-count');
  const total = count === null ? null : Number(count);
  const file = total !== null && total >= LARGE ? await chosenFile(name) : null;
  const body = response.body!.pipeThrough(counted(format, total, onProgress));
  await inWords(
    file ? body.pipeTo(await file.createWritable(), { signal }) : keep(body, name),
    'The connection broke off before the file was whole. Try again.',
  );
  return file?.name ?? name;
}

/** Replaces the TypeError by which `fetch` reports a broken connection. */
async function inWords<T>(work: Promise<T>, broken: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof TypeError ? new Error(broken, { cause: error }) : error;
  }
}

async function rejectionOf(response: Response): Promise<string> {
  try {
    const { errors = [] } = (await response.json()) as GraphqlResponse;
    return errors.map(({ message }) => message).join(' ');
  } catch {
    return `The server returned ${response.status}`;
  }
}

function fileName(format: Format, { headers }: Response): string {
  const proposed = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
  return proposed ?? `rows.${format}`;
}

/**
 * Null where the browser has no file dialog or no longer permits it after the click.
 * @throws AbortError when the user closes it
 */
async function chosenFile(suggestedName: string): Promise<FileSystemFileHandle | null> {
  try {
    return (await (window as SaveFilePicker).showSaveFilePicker?.({ suggestedName })) ?? null;
  } catch (error) {
    if ((error as DOMException).name === 'SecurityError') return null;
    throw error;
  }
}

function counted(format: Format, total: number | null, onProgress: Downloading['onProgress']) {
  const rowsIn = format === 'xlsx' ? undefined : rowCounter(format);
  let [rows, bytes] = [0, 0];
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      rows += rowsIn?.(chunk) ?? 0;
      bytes += chunk.byteLength;
      onProgress({ rows: rowsIn ? rows : null, bytes, total });
      controller.enqueue(chunk);
    },
  });
}

async function keep(body: ReadableStream, name: string): Promise<void> {
  const blob = await new Response(body).blob();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
