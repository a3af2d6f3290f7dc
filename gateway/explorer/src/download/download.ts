import { send, type Asked, type Result } from '../api.ts';
import { mediaTypeParameters, type FileOptions } from './download-options.tsx';
import { rowCounter } from './row-counter.ts';

export const formats = {
  csv: { title: 'CSV', type: 'text/csv' },
  jsonl: { title: 'JSON lines', type: 'application/jsonl' },
} as const;
export type Format = keyof typeof formats;

export interface Progress {
  rows: number;
  bytes: number;
  /** How many rows there will be, where the server knows. */
  total: number | null;
}

/** As much of the File System Access API as is used; not every browser has it. */
interface SaveFilePicker {
  showSaveFilePicker?(options: { suggestedName: string }): Promise<FileSystemFileHandle>;
}

/** From so many rows on a file is written to the disk as it comes, instead of being kept in memory until it is whole. */
const LARGE = 10_000;

export interface Downloading {
  options: FileOptions;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/**
 * Saves all rows of a query as a file named after its operation. Ending the signal ends the reading on the server too.
 * @returns the name of the file
 * @throws Error in words
 */
export async function download(
  asked: Asked,
  format: Format,
  { options, onProgress, signal }: Downloading,
): Promise<string> {
  const accept = formats[format].type + mediaTypeParameters(options, format, asked);
  const response = await inWords(
    send(asked, { headers: { accept }, signal }),
    'The server cannot be reached. Try again shortly.',
  );
  if (!response.ok) throw new Error(await refusal(response));
  const name = fileName(asked, format, response);
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

/** A browser says of a broken connection no more than that it broke: a TypeError. */
async function inWords<T>(work: Promise<T>, broken: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof TypeError ? new Error(broken, { cause: error }) : error;
  }
}

async function refusal(response: Response): Promise<string> {
  try {
    const { errors = [] } = (await response.json()) as Result;
    return errors.map(({ message }) => message).join(' ');
  } catch {
    return `The server returned ${response.status}`;
  }
}

function fileName({ operationName }: Asked, format: Format, { headers }: Response): string {
  const proposed = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
  return operationName ? `${operationName}.${format}` : (proposed ?? `rows.${format}`);
}

/** Nothing where the browser has no such dialog, or shows none so long after the click. @throws when it is closed */
async function chosenFile(suggestedName: string): Promise<FileSystemFileHandle | null> {
  try {
    return (await (window as SaveFilePicker).showSaveFilePicker?.({ suggestedName })) ?? null;
  } catch (error) {
    if ((error as DOMException).name === 'SecurityError') return null;
    throw error;
  }
}

function counted(format: Format, total: number | null, onProgress: Downloading['onProgress']) {
  const rowsIn = rowCounter(format);
  let [rows, bytes] = [0, 0];
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      rows += rowsIn(chunk);
      bytes += chunk.byteLength;
      onProgress({ rows, bytes, total });
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
