import { expect } from 'vitest';
import type { Login, TestApp } from './app.ts';

const patient = { timeout: 30_000, interval: 50 };

export interface Source {
  columns?: number[];
  text?: string;
  format?: string;
  matchBy?: string;
  decisions?: { text: string; value: string | null }[];
}
/** Where the values of fields come from: the position of a column, or more. */
export type Fields = Record<string, number | Source>;

export interface ImportedFile {
  status: string;
  rowCount: number;
  created: number;
  changed: number;
  unchanged: number;
  rejected: number;
  doubles: number;
  sums: { field: string; sum: number }[];
  error: string | null;
  operationId: string | null;
}

export interface ImportedRow {
  line: number;
  outcome: string;
  recordId: string | null;
  problems: { field: string | null; undecided: string | null; reason: string }[];
  doubles: { recordId: string | null; line: number | null; title: string }[];
}

export interface Mapped {
  key?: string;
  createsMissing?: boolean;
  login?: Login;
}

export interface Start {
  isWhole?: boolean;
  skipsDoubles?: boolean;
  rowCount?: number;
  totals?: { field: string; sum: number }[];
  login?: Login;
}

export interface Operation {
  kind: string;
  status: string;
  total: number;
  created: number;
  changed: number;
  unchanged: number;
  rejected: number;
  fields: string[];
  error: string | null;
}

const FILE = `query ($id: ID!) { file: importFile(id: $id) {
  status rowCount created changed unchanged rejected doubles sums { field sum } error operationId } }`;
const ROWS = `query ($id: ID!) { page: importRows(filter: { fileId: { eq: $id } }) { items {
  line outcome recordId problems { field undecided reason } doubles { recordId line title } } } }`;

const mappingOf = (fields: Fields, { key, createsMissing = true }: Mapped) => ({
  fields: Object.entries(fields).map(([field, source]) => {
    const given = typeof source === 'number' ? { columns: [source] } : source;
    return { field, columns: [], decisions: [], ...given };
  }),
  key,
  createsMissing,
});

/** Imports of an app, step by step. */
export function importsOf(app: Pick<TestApp, 'as'>) {
  const add = async (id: string, line: number, rows: string[][], login: Login = 'admin') =>
    (
      await app
        .as(login)
        .request<{ count: number }>(
          'mutation ($id: ID!, $rows: [ImportRowInput!]!) { count: addImportRows(id: $id, rows: $rows) }',
          { id, rows: rows.map((cells, index) => ({ line: line + index, cells })) },
        )
    ).count;

  async function upload(recordName: string, columns: string[], rows: string[][], login: Login = 'admin') {
    const { id } = await app
      .as(login)
      .request<{ id: string }>(
        'mutation ($recordName: String!, $columns: [String!]!) { id: createImport(recordName: $recordName, fileName: "table.csv", columns: $columns) }',
        { recordName, columns },
      );
    for (let start = 0; start < rows.length || start === 0; start += 500)
      await add(id, start + 2, rows.slice(start, start + 500), login);
    return id;
  }

  const fileOf = async (id: string, login: Login = 'admin') =>
    (await app.as(login).request<{ file: ImportedFile | null }>(FILE, { id })).file;
  const rowsOf = async (id: string, login: Login = 'admin') =>
    (await app.as(login).request<{ page: { items: ImportedRow[] } }>(ROWS, { id })).page.items;

  async function check(
    id: string,
    fields: Fields,
    mapped: Mapped = {},
    waiting = patient,
  ): Promise<ImportedFile> {
    await app
      .as(mapped.login ?? 'admin')
      .request(
        'mutation ($id: ID!, $mapping: ImportMappingInput!) { checkImport(id: $id, mapping: $mapping) }',
        { id, mapping: mappingOf(fields, mapped) },
      );
    await expect.poll(async () => (await fileOf(id, mapped.login))!.status, waiting).not.toBe('checking');
    return (await fileOf(id, mapped.login))!;
  }

  const start = async (id: string, { login = 'admin', ...given }: Start = {}) =>
    (
      await app.as(login).request<{ id: string }>(
        `mutation ($id: ID!, $isWhole: Boolean!, $skipsDoubles: Boolean!, $rowCount: Int, $totals: [ImportTotalInput!]!) {
           id: startImport(id: $id, isWhole: $isWhole, skipsDoubles: $skipsDoubles, rowCount: $rowCount, totals: $totals) }`,
        { id, isWhole: false, skipsDoubles: false, totals: [], ...given },
      )
    ).id;

  async function ended(operationId: string, waiting = patient): Promise<Operation> {
    const find = async () =>
      (
        await app
          .as('admin')
          .request<{ operation: Operation }>(
            'query ($id: ID!) { operation: bulkOperation(id: $id) { kind status total created changed unchanged rejected fields error } }',
            { id: operationId },
          )
      ).operation;
    await expect.poll(async () => (await find()).status, waiting).not.toBe('running');
    return find();
  }

  async function undo(operationId: string, waiting = patient): Promise<Operation> {
    const { started } = await app
      .as('admin')
      .request<{ started: { id: string } }>(
        'mutation ($id: ID!) { started: undoBulkOperation(id: $id) { id } }',
        { id: operationId },
      );
    return ended(started.id, waiting);
  }

  return { add, upload, fileOf, rowsOf, check, start, ended, undo };
}
