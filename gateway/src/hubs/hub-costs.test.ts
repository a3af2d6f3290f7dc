import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildASTSchema,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
  type OperationDefinitionNode,
  type TypeNode,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hubsHere } from '../../launch/build.ts';
import { checkout } from '../../launch/data-dir.ts';
import { buildOf, formOf } from '../../testing/release-servers.ts';
import { startTestApp, tokenOf, type TestApp } from '../../testing/test-app.ts';
import type { HubBundle } from './bundle.ts';

/** The largest share of the cost limit that a document of a hub may take in the demo club, with 1,000 rows a page. */
const LARGEST_SHARE = 1 / 10;

const schema = buildASTSchema(parse(readFileSync(join(checkout, 'graphql-api/schema.graphql'), 'utf8')));
const operationsOf = (hub: string) =>
  (JSON.parse(readFileSync(join(checkout, hub, 'dist/hub.json'), 'utf8')) as HubBundle).operations;
const documents = hubsHere().flatMap(operationsOf);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ demo: true });
});
afterAll(() => app.stop());

/** What an export and a search send; other arguments only where they are required. */
const VALUES: Readonly<Record<string, unknown>> = {
  PageInput: { limit: 1000 },
  String: 'ann',
  ID: '1',
  Int: 1000,
  LocalDate: '2026-01-01',
  DateTimeISO: '2026-01-01T00:00:00Z',
  Weekday: 'MONDAY',
  BillingRunItemFilter: {},
  NoteFilter: {},
  SessionDraftInput: {
    memberId: '1',
    trainerId: '1',
    date: '2026-01-01',
    startTime: '09:00',
    endTime: '10:00',
  },
  Boolean: true,
};

/** Values of variables that take few of their type. */
const NAMED_VALUES: Record<string, unknown> = { year: 2026, attachments: [] };

function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, type, defaultValue }) => {
      if (defaultValue) return [];
      const value =
        NAMED_VALUES[variable.name.value] ??
        VALUES[nameOf(type)] ??
        (isNonNullType(typeFromAST(schema, type as never)) ? [] : undefined);
      const isList = textOf(type).startsWith('[');
      return value === undefined ? [] : [[variable.name.value, isList ? [value].flat() : value]];
    }),
  );
}

const nameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
const textOf = (type: TypeNode): string =>
  type.kind === Kind.NON_NULL_TYPE
    ? textOf(type.type)
    : type.kind === Kind.LIST_TYPE
      ? `[${textOf(type.type)}]`
      : type.name.value;

test.each(['admin', 'manager', 'accounts', 'reception', 'trainer'])(
  'every document of the hubs stays far below the cost limit of %s',
  async username => {
    const fragments = new Map(
      documents.flatMap(text => {
        const name = /^\s*fragment (\w+)/.exec(text)?.[1];
        return name ? [[name, text] as const] : [];
      }),
    );
    const shares = new Map<string, number>();
    for (const text of documents) {
      const operation = parse(text).definitions.find(
        (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
      );
      if (operation?.operation !== 'query') continue;
      const used = [...text.matchAll(/\.\.\.\s*(\w+)/g)].map(([, name]) => name);
      const query = [text, ...new Set(used.map(name => fragments.get(name!)!))].join('\n');
      const response = await fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${await tokenOf(app, username)}`,
        },
        body: JSON.stringify({ query, variables: variablesOf(operation) }),
      });
      const body = (await response.json()) as {
        errors?: { message: string; extensions: { code: string } }[];
        extensions?: { cost: number; costLimit: number };
      };
      expect(
        body.errors?.filter(({ extensions: { code } }) => code !== 'FORBIDDEN') ?? [],
        `${operation.name?.value}`,
      ).toEqual([]);
      const { cost, costLimit } = body.extensions!;
      shares.set(operation.name!.value, cost / costLimit);
    }
    const expensive = [...shares].filter(([, share]) => share > LARGEST_SHARE);
    expect(expensive).toEqual([]);
    expect(shares.size).toBeGreaterThan(50);
    // The budget of a minute is ten limits, so that each document runs at least ten times a minute.
    expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBeLessThan(1);
  },
  60_000,
);

test.each(hubsHere())('the release check rejects no document of %s', async hub => {
  const response = await fetch(`${app.url}/hubs/releases?check=only`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(app, 'admin')}` },
    body: formOf(buildOf('mf-copy', '1.0.0', { operations: operationsOf(hub) })),
  });
  expect(await response.json()).toEqual({ remote: 'mf-copy', version: '1.0.0', warnings: [] });
});
