import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { Access } from '../auth/access.ts';
import { createStatementNames } from '../database/statement-names.ts';
import { planBytes } from '../query/plan-scope.ts';
import { OperationCache } from './operation-cache.ts';

/** How many of 2,000 documents of a length are kept. */
function kept(length: number): number {
  const operations = new OperationCache();
  const texts = Array.from({ length: 2_000 }, (_, number) =>
    `{ __typename } # ${number}`.padEnd(length, 'x'),
  );
  for (const text of texts) operations.add(text, null, parse(text));
  expect(operations.find(texts.at(-1)!, null)).toBeDefined();
  return texts.filter(text => operations.find(text, null)).length;
}

test('documents are kept by the memory that they take, not by their number', () => {
  expect(kept(14_000)).toBeLessThan(50);
  expect(kept(100)).toBeGreaterThan(1_000);
  const operations = new OperationCache();
  const long = `{ __typename } # ${'x'.repeat(20_000)}`;
  expect(operations.add(long, null, parse(long))).toBeDefined();
  expect(operations.find(long, null)).toBeUndefined();
});

test('other documents evict none of the user interface, nor its plans', () => {
  const operations = new OperationCache();
  const access = new Access(null, new Map());
  const shown = '{ __typename } # shown';
  const planOf = (text: string, isInteractive: boolean) =>
    operations
      .add(text, null, parse(text), isInteractive)!
      .plansFor(access, {})
      .memoize({ key: 'a', create: () => ({}), bytes: () => 100_000 });
  const plan = planOf(shown, true);
  const others = Array.from({ length: 1_000 }, (_, number) => `{ __typename } # ${number}`);
  for (const text of others) planOf(text, false);
  expect(operations.find(others[0]!, null)).toBeUndefined();
  expect(planOf(shown, true)).toBe(plan);
  expect(operations.find(shown, null)).toBeDefined();
});

test('a document of the user interface is kept in one layout, and whatever its plans', () => {
  const operations = new OperationCache();
  const access = new Access(null, new Map());
  const shown = '{ __typename }';
  const first = operations.add(shown, null, parse(shown), true)!;
  for (let number = 0; number < 2_000; number++) {
    const padded = `${shown} # ${number} ${'x'.repeat(10_000)}`;
    operations.add(padded, null, parse(padded), true);
    first
      .plansFor(access, { number })
      .memoize({ key: 'a', dependsOnVariables: true, create: () => ({}), bytes: () => 100_000 });
  }
  expect(operations.find(shown, null)).toBe(first);
  expect(operations.find(`${shown} # 0 ${'x'.repeat(10_000)}`, null)).toBeUndefined();
});

test('plans have the same bound as documents', () => {
  const operations = new OperationCache();
  const text = '{ __typename }';
  const access = new Access(null, new Map());
  const plan = (number: number, make = () => ({ number })) =>
    operations
      .add(text, null, parse(text))!
      .plansFor(access, { number })
      .memoize({ key: 'a', dependsOnVariables: true, create: make, bytes: () => 100_000 });
  const first = plan(0);
  expect(plan(0)).toBe(first);
  for (let number = 1; number < 1_000; number++) plan(number);
  expect(plan(999, () => ({ number: -1 }))).toEqual({ number: 999 });
  expect(plan(0)).not.toBe(first);
});

test('plans count with the length of their document, and those of long documents are not cached', () => {
  const operations = new OperationCache();
  const access = new Access(null, new Map());
  const planOf = (length: number) => {
    const text = '{ __typename } #'.padEnd(length, 'x');
    const cached = operations.add(text, null, parse(text))!;
    return (number: number) => {
      const plans = cached.plansFor(access, { number });
      return plans.memoize({
        key: 'a',
        dependsOnVariables: true,
        create: () => ({ sql: '' }),
        bytes: planBytes(plans),
      });
    };
  };
  const long = planOf(20_001);
  expect(long(0)).not.toBe(long(0));
  const dense = planOf(20_000);
  const first = dense(0);
  expect(dense(0)).toBe(first);
  for (let number = 1; number < 100; number++) dense(number);
  expect(dense(0)).not.toBe(first);
});

test('other grants have other plans', () => {
  const operations = new OperationCache();
  const text = '{ __typename }';
  const planFor = (access: Access) =>
    operations
      .add(text, null, parse(text))!
      .plansFor(access, {})
      .memoize({ key: 'a', create: () => ({}), bytes: () => 100 });
  const grants: Access['grants'] = new Map();
  expect(planFor(new Access(null, grants))).toBe(planFor(new Access(null, grants)));
  expect(planFor(new Access(null, grants))).not.toBe(planFor(new Access(null, new Map())));
});

/** A hash of the statement. */
const NAME = expect.stringMatching(/^[\w-]{22}$/);

test('statements that come back are named, as many as connections may keep', () => {
  const nameOf = createStatementNames(60);
  const often = (sql: string) => [nameOf(sql), nameOf(sql), nameOf(sql), nameOf(sql)];
  expect(often('select 1')).toEqual([undefined, undefined, NAME, NAME]);
  expect(often('select $1 like $2')).toEqual([undefined, undefined, undefined, undefined]);
  expect(often(`select ${'1'.repeat(60_000)}`)).toEqual([undefined, undefined, undefined, undefined]);

  const names = Array.from(
    { length: 200 },
    (_, number) => often(`select ${number} as "${'x'.repeat(40_000)}"`)[3],
  );
  const named = names.filter(name => name !== undefined);
  expect(named.length).toBeGreaterThan(50);
  expect(named.length).toBeLessThan(110);
  expect(nameOf(`select 0 as "${'x'.repeat(40_000)}"`)).not.toEqual(NAME);
});
