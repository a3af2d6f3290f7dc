import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { checkout } from '../../launch/data-dir.ts';
import { contracts } from '../../src/contracts.ts';
import { signedIn } from '../golden/client.ts';
import { executeGraphql } from '../test-app.ts';

/** What the API returns of a club, whatever the day. */
export interface ClubFacts {
  /** The number of records of each list, by its name in GraphQL. */
  counts: Record<string, number>;
  /** The sums of money, by path in REST and field. */
  sums: Record<string, Record<string, string>>;
  /** A hash of the values of each field with values, by path in REST; of audit entries all in one. */
  hashes: Record<string, Record<string, string>>;
}

type Row = Record<string, unknown> & { id: number };

/**
 * Reads every list of a club as the administrator.
 * @param until the time of its backup: records that a migration added later do not count
 */
export async function readClubFacts(url: string, until = new Date()): Promise<ClubFacts> {
  const facts: ClubFacts = { counts: {}, sums: {}, hashes: {} };
  for (const list of otherLists()) {
    const data = await executeGraphql({ url }, `{ ${list} { totalCount } }`);
    facts.counts[list] = Number(data[list]!['totalCount']);
  }
  const admin = await signedIn(url, 'admin');
  for (const { path, plural, fields } of contracts) {
    const { status, body } = await admin.get(`/${path}`);
    if (status !== 200) throw new Error(`/${path}: ${JSON.stringify(body)}`);
    const createdAt = fields.find(({ name }) => name === 'createdAt')!.wire;
    const rows = (body as Row[])
      .filter(row => new Date(String(row[createdAt])) <= until)
      .toSorted((a, b) => Number(a.id) - Number(b.id));
    facts.counts[plural] = rows.length;
    for (const { name, wire, kind, read, writable } of fields) {
      if (!read || read.includes('.')) continue;
      const values = rows.map(row => row[wire] ?? null);
      if (kind === 'money') (facts.sums[path] ??= {})[wire] = sumOf(values);
      // Others depend on the day; a user who signs in changes the time of the last one.
      if ((writable || name === 'version' || name === 'createdAt') && name !== 'lastLogin')
        if (values.some(value => value !== null)) (facts.hashes[path] ??= {})[wire] = hashOf(values);
    }
  }
  facts.hashes['audit'] = { entries: hashOf(await auditEntries(url)) };
  return facts;
}

/** The lists of GraphQL that REST does not have. */
function otherLists(): string[] {
  const inRest = new Set(contracts.map(({ plural }) => plural));
  const schema = buildSchema(readFileSync(join(checkout, 'graphql-api/schema.graphql'), 'utf8'));
  return Object.values(schema.getQueryType()!.getFields())
    .filter(({ name, type, args }) => {
      const named = getNamedType(type);
      const isPage = isObjectType(named) && 'totalCount' in named.getFields();
      const isCallable = !args.some(arg => String(arg.type).endsWith('!') && arg.defaultValue === undefined);
      return isPage && isCallable && !inRest.has(name);
    })
    .map(({ name }) => name);
}

async function auditEntries(url: string): Promise<unknown[]> {
  const entries: unknown[] = [];
  for (let offset = 0; ; offset += 500) {
    const { auditEntries: page } = await executeGraphql(
      { url },
      `query ($offset: Int!) { auditEntries(sort: [{ field: id }], page: { limit: 500, offset: $offset }) {
        items { id at username resource recordId title action version changedFields fieldChanges { field before after } }
      } }`,
      { offset },
    );
    const items = page!['items'] as unknown[];
    entries.push(...items);
    if (items.length < 500) return entries;
  }
}

const sumOf = (values: readonly unknown[]) =>
  (values.reduce<number>((sum, value) => sum + Math.round(Number(value ?? 0) * 100), 0) / 100).toFixed(2);

const hashOf = (values: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 8);
