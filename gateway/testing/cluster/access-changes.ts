import { setTimeout as sleep } from 'node:timers/promises';
import { executeGraphql, tokenOf } from '@gym/hub-kit/testing';
import type { Server } from '../chaos/installations.ts';
import type { Installation } from './failures.ts';

/** How often a permission is changed. */
const CHANGES = 20;
/** Each request has a connection of its own, so that every worker of a server gets some. */
const AT_ONCE = 4;
const PASSWORD = 'receptionist-of-a-cluster';
/** A change that does not arrive within this time is lost, in milliseconds. */
const LOST = 60_000;

/** The milliseconds after which each of several changes of a permission holds in the other server. */
export async function permissionChanges({ product }: Installation): Promise<number[]> {
  const [changing, other] = product.servers as readonly [Server, Server];
  const token = await newReceptionist(changing.url, 'permissions');
  const { permissions } = await executeGraphql(
    changing,
    `{ permissions(filter: { role: { eq: "Reception" }, resource: { eq: "members" } }) { items { id } } }`,
  );
  const [{ id }] = permissions!['items'] as [{ id: string }];
  const delays: number[] = [];
  for (let change = 1; change <= CHANGES; change++) {
    const canView = change % 2 === 0;
    await executeGraphql(
      changing,
      `mutation ($id: ID!, $patch: PermissionPatch!) { updatePermission(id: $id, patch: $patch) { id } }`,
      { id, patch: { canView } },
    );
    const began = performance.now();
    await untilAll(other.url, token, '{ members { totalCount } }', canView ? undefined : 'FORBIDDEN');
    delays.push(performance.now() - began);
  }
  return delays.toSorted((a, b) => a - b);
}

/** The milliseconds for which a deactivated user remains valid while nothing arrives on the connections that listen. */
export async function revocation({ engine, product }: Installation): Promise<number> {
  const token = await newReceptionist(product.servers[0]!.url, 'deactivated');
  const me = '{ me { username } }';
  for (const { url } of product.servers) await untilAll(url, token, me, undefined);
  engine.directBalancer.signal('SIGSTOP');
  try {
    await engine.asAdmin('gym', `update "user" set status = 'inactive' where username = 'deactivated'`);
    const began = performance.now();
    await Promise.all(product.servers.map(({ url }) => untilAll(url, token, me, 'UNAUTHENTICATED')));
    return performance.now() - began;
  } finally {
    engine.directBalancer.signal('SIGCONT');
  }
}

async function newReceptionist(url: string, username: string): Promise<string> {
  const input = {
    username,
    fullName: username,
    email: `${username}@example.com`,
    role: 'Reception',
    password: PASSWORD,
  };
  await executeGraphql({ url }, `mutation ($input: UserInput!) { createUser(input: $input) { id } }`, {
    input,
  });
  process.env[`CLUB_PASSWORD_${username.toUpperCase()}`] = PASSWORD;
  return tokenOf({ url }, username);
}

/** Waits until several requests in a row have this code, or no error. */
async function untilAll(url: string, token: string, query: string, code: string | undefined): Promise<void> {
  const deadline = performance.now() + LOST;
  for (;;) {
    const codes = await Promise.all(Array.from({ length: AT_ONCE }, () => codeOf(url, token, query)));
    if (codes.every(found => found === code)) return;
    if (performance.now() > deadline) throw new Error(`${url}: ${query} is not ${code ?? 'allowed'}`);
    await sleep(5);
  }
}

async function codeOf(url: string, token: string, query: string): Promise<string | undefined> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, connection: 'close' },
    body: JSON.stringify({ query }),
  });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code;
}
