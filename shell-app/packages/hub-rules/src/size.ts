import { gzipSync } from 'node:zlib';

/** The most bytes of gzip that all files of a hub may have together. */
export const HUB_SIZE = 250_000;

/** The most bytes of all files and of all style sheets before they are compressed: what is compressed or parsed at once. */
const RAW_SIZE = 10_000_000;
const RAW_STYLES = 500_000;

/** Why a hub is too large; undefined if it is not. `files` has the content of every file by its name. */
export function sizeProblem(files: ReadonlyMap<string, Uint8Array>): string | undefined {
  const styles = rawSize([...files].filter(([name]) => name.endsWith('.css')));
  if (styles > RAW_STYLES)
    return `Its style sheets have ${kilobytes(styles)}; ${kilobytes(RAW_STYLES)} are allowed`;
  const raw = rawSize([...files]);
  if (raw > RAW_SIZE)
    return `Its files have ${kilobytes(raw)} without compression; ${kilobytes(RAW_SIZE)} are allowed`;
  const sizes = [...files].map(([name, content]) => ({ name, size: gzipSync(content).length }));
  const size = sizes.reduce((sum, file) => sum + file.size, 0);
  if (size <= HUB_SIZE) return undefined;
  const largest = sizes.toSorted((a, b) => b.size - a.size).slice(0, 3);
  const names = largest.map(({ name, size }) => `${name} ${kilobytes(size)}`).join(', ');
  return `Its files have ${kilobytes(size)} with gzip; ${kilobytes(HUB_SIZE)} are allowed. The largest are ${names}`;
}

const rawSize = (files: [name: string, content: Uint8Array][]) =>
  files.reduce((sum, [, { length }]) => sum + length, 0);

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;
