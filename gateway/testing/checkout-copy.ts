import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { checkout } from '../launch/data-dir.ts';

const leftOut = new Set(['.git', '.data', '.cache', 'node_modules', 'screenshots']);

/** A checkout of a test's own, built as far as this one is, whose files it may change. */
export interface CheckoutCopy {
  folder: string;
  remove(): void;
}

export function copyCheckout(): CheckoutCopy {
  const folder = mkdtempSync(join(tmpdir(), 'gym-checkout-'));
  // Its data stay in it, and go with it: the account that runs PostgreSQL for root has to come in.
  chmodSync(folder, 0o755);
  cpSync(checkout, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: path => !(dirname(path) === checkout && leftOut.has(basename(path))),
  });
  // The packages' own node_modules are links into this one.
  symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder, // A type check of `dev` may write for a moment after its end.
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }),
  };
}
