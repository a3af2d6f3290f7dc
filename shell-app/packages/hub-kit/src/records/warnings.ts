import type { Warning, WarningContext } from '../definition/warning.ts';

/** Milliseconds that all checks of a form may take together. */
const WARNINGS_TIMEOUT = 3_000;

export async function findWarnings<Values>(
  warnings: readonly Warning<Values>[],
  values: Values,
  context: WarningContext,
): Promise<string[]> {
  const checks = warnings.map(({ check }) => settle(async () => check(values, context)));
  return (await Promise.all(checks)).filter(text => text !== null);
}

const settle = (check: () => Promise<string | null>): Promise<string | null> => {
  const late = new Promise<null>(done => setTimeout(done, WARNINGS_TIMEOUT, null));
  return Promise.race([check().catch(() => null), late]);
};
