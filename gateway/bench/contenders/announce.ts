import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The database of this contender, which is a child process of the bench. */
export const databaseUrl = process.argv[2] ?? '';

/** Database connections of each contender. */
export const CONNECTIONS = 10;

/** Sends the bench this contender's URL, and its usage on each message. The process ends with the bench. */
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
