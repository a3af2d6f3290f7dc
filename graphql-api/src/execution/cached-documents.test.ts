import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { Precedence } from './priority.ts';
import { documentCache } from './cached-documents.ts';
import { createStatementNames } from '../database/statement-names.ts';
import { Execution } from './execution.ts';
import { buildSchema } from '../server/schema.ts';

test('a cache of documents is bounded by the length of their texts, not by their number', () => {
  const cache = documentCache<object>(10_000_000, (_, key) => key.length);
  const fill = (length: number) => {
    cache.clear();
    for (let number = 0; number < 2_000; number++) cache.set(String(number).padStart(length, 'x'), {});
    return cache.size;
  };
  const [short, long] = [fill(100), fill(14_000)];
  expect(long).toBeLessThan(10);
  expect(long).toBeGreaterThan(0);
  expect(short).toBeGreaterThan(200);
  expect(short).toBeLessThan(400);
});

test('500 documents of 14 KB are not all kept', async () => {
  const execution = new Execution(buildSchema(), new Precedence());
  const { executor } = await execution.gateway().load({ apollo: {} });
  const sources = Array.from({ length: 500 }, (_, number) =>
    `{ __typename } # ${number}`.padEnd(14_000, 'x'),
  );
  for (const source of sources) {
    const request = { request: {}, source, document: parse(source), context: {} };
    await executor!(request as unknown as Parameters<NonNullable<typeof executor>>[0]);
  }
  const kept = sources.filter(source => execution.find(source, null));
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.length).toBeLessThan(50);
  expect(kept.at(-1)).toBe(sources.at(-1));
});

test('statements that come back are named, as many as connections may keep', () => {
  const nameOf = createStatementNames(60);
  const often = (sql: string) => [nameOf(sql), nameOf(sql), nameOf(sql), nameOf(sql)];
  expect(often('select 1')).toEqual([undefined, undefined, 'statement 1', 'statement 1']);
  expect(often('select $1 like $2')).toEqual([undefined, undefined, undefined, undefined]);
  expect(often(`select ${'1'.repeat(60_000)}`)).toEqual([undefined, undefined, undefined, undefined]);

  const names = Array.from(
    { length: 200 },
    (_, number) => often(`select ${number} as "${'x'.repeat(40_000)}"`)[3],
  );
  const named = names.filter(name => name !== undefined);
  expect(named.length).toBeGreaterThan(50);
  expect(named.length).toBeLessThan(110);
  expect(nameOf(`select 0 as "${'x'.repeat(40_000)}"`)).not.toBe('statement 1');
});
