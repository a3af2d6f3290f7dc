/** Something a person can mend. Its message is one line that says what to do; it is shown without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}

/** Ends the process with exit code 1: a `Problem` in one line, anything else with its stack, as a defect of ours. */
export function exitWith(error: unknown): never {
  if (error instanceof Problem) console.error(`\n${error.message}\n`);
  else console.error(error);
  process.exit(1);
}

/** The code of a system error, such as `EADDRINUSE`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
