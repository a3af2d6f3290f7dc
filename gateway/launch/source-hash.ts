import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Output of builds and tools, which no build depends on. */
const ignored = new Set(['node_modules', 'dist', '.cache', '.data']);
const testFile = /\.test(-d)?\.tsx?$/;

/** A hash of the names and contents of files and folders; paths are relative to `root`, missing ones count as empty. */
export function hashSources(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(path => filesIn(join(root, path))).sort()) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return testFile.test(path) ? [] : [path];
  return readdirSync(path)
    .filter(name => !ignored.has(name) && !name.endsWith('.tsbuildinfo'))
    .flatMap(name => filesIn(join(path, name)));
}
