import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The database that this contender, a child process of the bench, answers from. */
export const databaseUrl = process.argv[2] ?? '';

/** Connections to the database, alike for all. */
export const CONNECTIONS = 10;

/** Tells the bench where this contender listens, and what it has used when asked; it ends with the bench. */
export function announce(url: string): void {
  process.on('disconnect', () => process.exit(0));
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    process.send!({
      computed: (user + system) / 1000,
      memory: rss / 2 ** 20,
      mostMemory: process.resourceUsage().maxRSS / 2 ** 10,
      heap: heapUsed / 2 ** 20,
    });
  });
  process.send!({ url });
}

export function listen(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    announce(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
}
