/** An error that the user can fix. Its message names the problem and the next step; it is printed without a stack. */
export class CliError extends Error {
  override name = 'CliError';
}

/** Ends the process with exit code 1: a `CliError` is printed without its stack, any other error with it. */
export function exitWith(error: unknown): never {
  if (error instanceof CliError) console.error(`\n${error.message}\n`);
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
