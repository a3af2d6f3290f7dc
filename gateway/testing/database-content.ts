import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { Command } from './command.ts';
import { startEmptyDatabase, type TestDatabase } from './database.ts';

/** A database without anything, for the running test. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const database = await startEmptyDatabase();
  onTestFinished(database.drop);
  return database;
}

/** Runs a command of the launcher to its end. */
export async function run(program: string, args: string[], env: NodeJS.ProcessEnv) {
  const command = new Command(program, { args, env });
  onTestFinished(async () => void (await command.end('SIGKILL')));
  const code = await command.exitCode();
  return { code, output: command.output };
}

/** Works on a database by a connection of its own. */
export async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The rows of a statement. */
export async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  return inDatabase(url, async client => (await client.query<T>(sql)).rows);
}

/** Every row of every table as text, the state of every sequence, and every index, constraint and trigger. */
export function contentOf(url: string): Promise<Map<string, string[]>> {
  return inDatabase(url, async client => {
    const lines = async (sql: string) =>
      (await client.query<{ line: string }>({ text: sql })).rows.map(({ line }) => line);
    await client.query(`set timezone = 'UTC'`);
    const content = new Map<string, string[]>();
    for (const table of await lines(
      `select quote_ident(relname) as line from pg_class where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace order by 1`,
    ))
      content.set(table, await lines(`select t::text as line from ${table} t order by 1`));
    for (const sequence of await lines(
      `select quote_ident(relname) as line from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
    ))
      content.set(sequence, await lines(`select last_value || ' ' || is_called as line from ${sequence}`));
    content.set(
      'schema',
      await lines(`
        select indexdef as line from pg_indexes where schemaname = 'public'
        union all select conrelid::regclass || pg_get_constraintdef(oid) || convalidated from pg_constraint where connamespace = 'public'::regnamespace
        union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal order by 1`),
    );
    return content;
  });
}

/** Fails unless two databases have the same tables, rows, sequences and schema. */
export function expectSameContent(actual: Map<string, string[]>, expected: Map<string, string[]>): void {
  expect([...actual.keys()]).toEqual([...expected.keys()]);
  for (const [name, rows] of expected) expect({ name, rows: actual.get(name) }).toEqual({ name, rows });
}
