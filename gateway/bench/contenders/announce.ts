import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The database that this contender, a child process of the bench, answers from. */
export const databaseUrl = process.argv[2] ?? '';

/** Connections to the database, alike for all. */
export const CONNECTIONS = 10;

/** Tells the bench where this contender listens, and how much it has computed when asked; it ends with the bench. */
export function announce(url: string): void {
  process.on('disconnect', () => process.exit(0));
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send!({ computed: (user + system) / 1000 });
  });
  process.send!({ url });
}

export function listen(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    announce(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
}
