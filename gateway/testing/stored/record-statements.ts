import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { contracts } from '../../src/contracts.ts';
import { signedIn } from '../golden/client.ts';
import { makeRecords } from '../fuzz/make-records.ts';
import { executeGraphql } from '../test-app.ts';

/** A statement with values of its parameters. */
export interface StoredStatement {
  text: string;
  values: unknown[];
}

/** What ends or begins a transaction, sets something up, or belongs to jobs, limits and statistics. */
const LEFT_OUT =
  /^\s*(?:begin|commit|rollback|listen|notify|set|savepoint|release|show|select pg_notify|select 1$)|pgboss|pg_class|pg_stats|pg_cancel|rate_limit/i;
/** Entries of a list that are kept: the others do not change what the statement needs. */
const KEPT = 3;
/** Milliseconds for the jobs that the changes start. */
const JOBS_MS = 8_000;

/**
 * The statements that a server sends while somebody lists, makes, changes and deletes records of all resources, and takes
 * a contract, a billing run and a payroll through their steps: each text once, with its first values.
 * @param club runs in this process
 */
export async function recordStatements(club: { url: string }): Promise<StoredStatement[]> {
  const statements = new Map<string, unknown[]>();
  const restore = listenToStatements((text, values) => {
    if (!LEFT_OUT.test(text) && !statements.has(text)) statements.set(text, values.map(shortened));
  });
  try {
    await useResources(club);
    await useOperations(club);
    await sleep(JOBS_MS);
  } finally {
    restore();
  }
  return [...statements].map(([text, values]) => ({ text, values }));
}

const shortened = (value: unknown): unknown => (Array.isArray(value) ? value.slice(0, KEPT) : value);

/** MikroORM may have a copy of pg of its own. @returns a function that ends listening */
function listenToStatements(onStatement: (text: string, values: unknown[]) => void): () => void {
  const fromApi = createRequire(import.meta.resolve('@gym/graphql-api'));
  const fromMikroOrm = createRequire(fromApi.resolve('@mikro-orm/postgresql'));
  const clients = new Set([pg.Client, fromApi('pg').Client, fromMikroOrm('pg').Client]) as Set<
    typeof pg.Client
  >;
  const ends = [...clients].map(({ prototype }) => {
    const { query } = prototype;
    prototype.query = function listening(this: pg.Client, ...args: unknown[]) {
      const [first, second] = args;
      const { text, values } =
        typeof first === 'string' ? { text: first, values: second } : (first as pg.QueryConfig);
      if (text) onStatement(text, Array.isArray(values) ? values : []);
      return Reflect.apply(query, this, args);
    } as typeof query;
    return () => void (prototype.query = query);
  });
  return () => ends.forEach(end => end());
}

async function useResources(club: { url: string }): Promise<void> {
  const ids = new Map<string, readonly string[]>();
  const list = async (plural: string) => {
    const page = await executeGraphql(
      club,
      `{ ${plural}(page: { limit: 5 }) { totalCount pageInfo { hasNextPage endCursor } items { id } } }`,
    );
    return (page[plural]!['items'] as { id: string }[]).map(({ id }) => id);
  };
  for (const { path, plural } of contracts) {
    const found = await list(plural);
    if (found.length > 0) ids.set(path, found);
  }
  await makeRecords(club, contracts, 2, new Map(ids));
  const admin = await signedIn(club.url, 'admin');
  for (const { path, operations, plural } of contracts) {
    await admin.get(`/${path}?page=1&page_size=3`);
    const [id] = await list(plural);
    if (id === undefined) continue;
    const record = await admin.get(`/${path}/${id}`);
    // Rules of some resources reject the same values again, which are read and checked nevertheless.
    if (operations.includes('update') && record.status === 200)
      await admin.put(`/${path}/${id}`, record.body);
  }
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function useOperations(club: { url: string }): Promise<void> {
  const execute = (query: string, variables: object = {}) => executeGraphql(club, query, variables);
  const { first, member, hall } = (await execute(
    `mutation {
      first: createMembershipPlan(input: { planName: "First", price: 30, duration: 12, durationUnit: "months" }) { id }
      member: createMember(input: { name: "Old Version", email: "old@example.com", phone: "555-0199" }) { id }
      hall: createLocation(input: { name: "Hall", address: "1", city: "C", state: "S", zipCode: "1" }) { id }
    }`,
  )) as Record<string, { id: string }>;
  const { second } = (await execute(
    `mutation { second: createMembershipPlan(input: { planName: "Second", price: 50, duration: 12, durationUnit: "months" }) { id } }`,
  )) as Record<string, { id: string }>;
  const signUp = { memberId: member!.id, planId: first!.id, startDate: dayIn(0) };
  const { signed } = await execute(
    'mutation ($input: SignUpInput!) { signed: signUp(input: $input) { contract { id } } }',
    { input: signUp },
  );
  const { id } = signed!['contract'] as { id: string };
  await execute(
    `mutation ($id: ID!, $second: ID!, $from: LocalDate!, $until: LocalDate!, $on: LocalDate!) {
      freezeContract(id: $id, input: { from: $from, until: $until, fee: 5, reason: "ill" }) { contract { id } }
      resumeContract(id: $id, input: { on: $on }) { contract { id } }
      switchPlan(id: $id, input: { planId: $second, on: $until }) { contract { id } }
    }`,
    { id, second: second!.id, from: dayIn(1), on: dayIn(5), until: dayIn(12) },
  );
  await execute(
    `mutation ($hall: ID!, $due: LocalDate!, $first: LocalDate!, $last: LocalDate!) {
      deleteLocation(id: $hall)
      startBillingRun(date: $due) { __typename }
      runDunning { isStarted }
      preparePayroll(periodStart: $first, periodEnd: $last) { records { id } }
    }`,
    { hall: hall!.id, due: dayIn(30), first: dayIn(-30), last: dayIn(-1) },
  );
  await execute(
    '{ dashboard { __typename } search(text: "old") { __typename } auditEntries { items { fieldChanges { field } } } }',
  );
}
