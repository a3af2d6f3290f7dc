import type { Warning, WarningContext, WarningText } from '../definition/warning.ts';

/** Milliseconds that all checks of a form may take together. */
const WARNINGS_TIMEOUT = 3_000;

export async function findWarnings<Values>(
  warnings: readonly Warning<Values>[],
  values: Values,
  context: WarningContext,
): Promise<WarningText[]> {
  const checks = warnings.map(({ check }) => settle(async () => check(values, context)));
  return (await Promise.all(checks)).flatMap(found =>
    typeof found === 'string' ? [{ text: found }] : (found ?? []),
  );
}

type Found = Awaited<ReturnType<Warning<never>['check']>>;

const settle = (check: () => Promise<Found>): Promise<Found> => {
  const late = new Promise<null>(done => setTimeout(done, WARNINGS_TIMEOUT, null));
  return Promise.race([check().catch(() => null), late]);
};
