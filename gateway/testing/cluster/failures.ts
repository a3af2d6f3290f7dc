import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../chaos/processes.ts';
import { type DatabaseNode, LEADER_TTL } from './database-node.ts';
import type { Engine } from './engine.ts';
import type { Product } from './product.ts';

export interface Installation {
  engine: Engine;
  product: Product;
  /** How long something that hangs does so. */
  seconds: number;
}

export interface Requirement {
  /** Requests without the expected response, at the most; any number of 503 where none is given. */
  failed?: number;
  /** How long a request takes, in seconds. */
  longest: number;
  /** How long no write is confirmed, in seconds. */
  pause: number;
}

export interface Failure {
  name: string;
  requires(seconds: number): Requirement;
  /** Makes the failure and repairs it. */
  inject(installation: Installation): Promise<void>;
}

/** Nobody waits longer for a response, in seconds. */
const LONGEST = 5;
/** A process that hangs is noticed, and another one takes over, in seconds. */
const TAKE_OVER = 5;
/** Changes without an idempotency key that were under way fail: one of each client that writes. */
const UNDER_WAY = 5;
/** The leader's key expires, a replica is promoted, HAProxy and PgBouncer notice. */
const FAILOVER = LEADER_TTL + 20;
/** etcd is stopped for so long, in seconds. */
const WITHOUT_ETCD = 20;

const always = (requirement: Requirement) => () => requirement;

/** The failures of the processes and of the engine, in an order in which the expensive ones come last. */
export const FAILURES: readonly Failure[] = [
  {
    name: 'none',
    requires: always({ failed: 0, longest: LONGEST, pause: LONGEST }),
    inject: ({ seconds }) => sleep(seconds * 1000),
  },
  {
    name: 'rolling restart',
    requires: always({ failed: 0, longest: LONGEST, pause: LONGEST }),
    async inject({ product }) {
      for (const server of product.servers) {
        await server.end('SIGTERM');
        await server.start();
        await product.ready();
        // HAProxy checks twice a second.
        await sleep(1_500);
      }
    },
  },
  {
    name: 'kill -9 of a server',
    requires: always({ failed: UNDER_WAY, longest: LONGEST, pause: TAKE_OVER }),
    async inject({ product, seconds }) {
      await product.servers[0]!.end('SIGKILL');
      await sleep(seconds * 1000);
      await product.servers[0]!.start();
    },
  },
  {
    name: 'frozen server',
    requires: always({ failed: UNDER_WAY, longest: LONGEST, pause: TAKE_OVER }),
    async inject({ product, seconds }) {
      product.servers[0]!.signal('SIGSTOP');
      await sleep(seconds * 1000);
      product.servers[0]!.signal('SIGCONT');
    },
  },
  {
    name: 'restart of PgBouncer',
    requires: always({ longest: LONGEST, pause: TAKE_OVER }),
    async inject({ engine }) {
      await engine.pooler.end('SIGTERM');
      engine.pooler.start();
    },
  },
  {
    name: 'restart of HAProxy',
    requires: always({ longest: LONGEST, pause: TAKE_OVER }),
    async inject({ engine }) {
      for (const balancer of [engine.balancer, engine.directBalancer]) {
        await balancer.end('SIGTERM');
        balancer.start();
      }
    },
  },
  {
    name: 'silent PgBouncer',
    requires: seconds => ({ longest: LONGEST, pause: seconds + TAKE_OVER }),
    async inject({ engine, seconds }) {
      engine.pooler.signal('SIGSTOP');
      await sleep(seconds * 1000);
      engine.pooler.signal('SIGCONT');
    },
  },
  {
    name: 'silent HAProxy',
    requires: seconds => ({ longest: LONGEST, pause: seconds + TAKE_OVER }),
    async inject({ engine, seconds }) {
      const balancers = [engine.balancer, engine.directBalancer];
      for (const balancer of balancers) balancer.signal('SIGSTOP');
      await sleep(seconds * 1000);
      for (const balancer of balancers) balancer.signal('SIGCONT');
    },
  },
  {
    name: 'etcd stopped',
    requires: always({ failed: 0, longest: LONGEST, pause: LONGEST }),
    async inject({ engine }) {
      await engine.etcd.end('SIGTERM');
      await sleep(WITHOUT_ETCD * 1000);
      engine.etcd.start();
    },
  },
  {
    name: 'switchover',
    requires: always({ longest: LONGEST, pause: FAILOVER }),
    inject: ({ engine }) => engine.switchover(),
  },
  {
    name: 'loss of the synchronous replica',
    requires: always({ longest: LONGEST, pause: FAILOVER }),
    async inject({ engine, seconds }) {
      const replica = await engine.nodeWith('sync_standby');
      await replica.kill();
      await sleep(seconds * 1000);
      replica.start();
    },
  },
  {
    name: 'frozen replica',
    requires: always({ longest: LONGEST, pause: LONGEST }),
    async inject({ engine, seconds }) {
      const replica = await engine.nodeWith('replica');
      replica.freeze();
      await sleep(seconds * 1000);
      replica.thaw();
    },
  },
  {
    name: 'kill -9 of the primary',
    requires: always({ longest: LONGEST, pause: FAILOVER }),
    async inject({ engine }) {
      const primary = await engine.nodeWith('leader');
      await primary.kill();
      await otherLeader(engine, primary);
      primary.start();
    },
  },
  {
    name: 'frozen primary',
    requires: always({ longest: LONGEST, pause: FAILOVER }),
    async inject({ engine }) {
      const primary = await engine.nodeWith('leader');
      primary.freeze();
      await otherLeader(engine, primary);
      primary.thaw();
    },
  },
];

const otherLeader = (engine: Engine, former: DatabaseNode) =>
  until('no other primary', FAILOVER * 2, async () => {
    const leader = (await engine.members()).find(({ role }) => role === 'leader');
    return leader !== undefined && leader.name !== former.name;
  });
