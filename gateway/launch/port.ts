import { createServer } from 'node:net';
import { codeOf, CliError } from './cli-error.ts';
import { serverOn } from './port-owner.ts';

/** Checks the address before anything is built or started. @throws CliError if nothing can listen there */
export async function checkPort(host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, host, resolve));
  } catch (error) {
    throw portProblem(codeOf(error), host, port) ?? error;
  }
  await new Promise(resolve => probe.close(resolve));
}

/** The message for an error code of `listen`, if it concerns the address. */
export function portProblem(code: string | undefined, host: string, port: number): CliError | undefined {
  switch (code) {
    case 'EADDRINUSE': {
      const server = serverOn(port);
      const taken = server
        ? `Port ${port} is taken by a server of this project (process ${server}). Stop it with "PORT=${port} npx -y pnpm@12 stop"`
        : `Port ${port} is taken by another program. Stop that one`;
      return new CliError(`${taken}, or choose another port: PORT=${port + 1} npx -y pnpm@12 start`);
    }
    case 'EACCES':
      return new CliError(`Port ${port} is reserved for root. Choose one above 1023, such as PORT=4000.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CliError(
        `HOST is "${host}", which is not an address of this machine. Use 127.0.0.1 or 0.0.0.0.`,
      );
    default:
      return undefined;
  }
}
