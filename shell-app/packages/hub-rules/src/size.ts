import { gzipSync } from 'node:zlib';

/** The most bytes of gzip that all files of a hub may have together. */
export const HUB_SIZE = 250_000;

/** The most bytes of files before they are compressed, by their endings: what is compressed or parsed at once. */
const RAW_SIZES = [
  { what: 'style sheets', endings: /\.css$/, most: 500_000 },
  { what: 'JSON files', endings: /\.json$/, most: 2_000_000 },
  { what: 'scripts', endings: /\.(?:js|wasm)$/, most: 4_000_000 },
  { what: 'source maps', endings: /\.map$/, most: 8_000_000 },
  { what: 'fonts and images', endings: /\.(?!(?:css|json|js|wasm|map)$)\w+$/, most: 2_000_000 },
  { what: 'files', endings: /$/, most: 10_000_000 },
];

/** Why a hub is too large; undefined if it is not. `files` has the content of every file by its name. */
export function sizeProblem(files: ReadonlyMap<string, Uint8Array>): string | undefined {
  for (const { what, endings, most } of RAW_SIZES) {
    const raw = rawSize([...files].filter(([name]) => endings.test(name)));
    if (raw > most)
      return `Its ${what} have ${kilobytes(raw)} without compression; ${kilobytes(most)} are allowed`;
  }
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
