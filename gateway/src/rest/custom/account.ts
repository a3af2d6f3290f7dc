import { snakeCase, type FieldKind } from '@gym/graphql-api';
import { operation } from '../documents.ts';
import { pageQuery } from '../list-query.ts';
import { KINDS, objectSchema, pageParameters, ref } from '../openapi.ts';
import type { Schema } from '../schema.ts';
import { recordId, totalCountHeader } from '../resource-routes.ts';
import type { RestResource } from '../resource.ts';
import type { RestRoute } from '../route.ts';

const ENTRY = {
  id: 'text',
  kind: 'choice',
  recordId: 'id',
  date: 'date',
  number: 'text',
  description: 'text',
  amount: 'money',
  balance: 'money',
} as const satisfies Record<string, FieldKind>;
const names = Object.keys(ENTRY) as (keyof typeof ENTRY)[];

const KINDS_OF_ENTRIES = ['invoice', 'credit_note', 'write_off', 'settled', 'payment', 'refund'];

export const accountSchemas: Record<string, Schema> = {
  AccountEntry: objectSchema({
    ...Object.fromEntries(names.map(name => [snakeCase(name), KINDS[ENTRY[name]]])),
    kind: { type: 'string', enum: KINDS_OF_ENTRIES },
  }),
};

const ENTRIES = operation(
  'query',
  'RestAccountEntries',
  '$id: ID!, $page: PageInput',
  `entries: accountEntries(memberId: $id, page: $page) { totalCount items { ${names.join(' ')} } }`,
);

interface Entries {
  totalCount: number;
  items: Record<keyof typeof ENTRY, unknown>[];
}

export const accountRoutes = (members: RestResource): RestRoute[] => [
  {
    method: 'GET',
    path: '/members/{id}/account',
    tag: members.path,
    name: 'listAccountEntries',
    summary:
      'The account of a member: invoices, credit notes and payments with the balance after each, the newest first',
    query: pageParameters('The page, from 1'),
    response: {
      status: 200,
      description: 'A page of the entries',
      schema: { type: 'array', items: ref('AccountEntry') },
      headers: totalCountHeader,
    },
    failures: [404],
    operations: [ENTRIES],
    handle: async call => {
      const page = pageQuery(call.query);
      const { entries } = await call.run<{ entries: Entries }>(ENTRIES, {
        id: recordId(members, call),
        page,
      });
      return {
        headers: { 'x-total-count': String(entries.totalCount) },
        body: entries.items.map(entry =>
          Object.fromEntries(
            names.map(name => [snakeCase(name), name === 'recordId' ? Number(entry[name]) : entry[name]]),
          ),
        ),
      };
    },
  },
];
