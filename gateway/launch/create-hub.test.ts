import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contracts } from '../src/contracts.ts';
import { type CheckoutCopy, copyCheckout } from '../testing/checkout-copy.ts';
import { Command } from '../testing/command.ts';
import { canBeShown } from './create-hub-fields.ts';
import { sourcesOf } from './create-hub-sources.ts';
import { checkout } from './data-dir.ts';

let copy: CheckoutCopy;
beforeAll(() => {
  copy = copyCheckout();
});
afterAll(() => copy?.remove());

const noName = 'is no name for a hub. One is called mf- and what it is about: mf-classes.';

test.each([
  [[], `"" ${noName}`],
  [['classes'], `"classes" ${noName}`],
  [['mf-Classes'], `"mf-Classes" ${noName}`],
  [['mf-'], `"mf-" ${noName}`],
  [['mf-../x'], `"mf-../x" ${noName}`],
  [['mf-facilities'], 'There is a folder mf-facilities already. Choose another name.'],
  [['mf-api'], '"api" is taken by another part of the app. Choose another name than mf-api.'],
  [
    ['mf-staff-hub'],
    '"staff-hub" is taken by another part of the app. Choose another name than mf-staff-hub.',
  ],
  [['mf-a', 'mf-b'], 'One hub at a time: mf-a, or mf-b?'],
  [['mf-a', '--icon'], "Unknown option '--icon'. The options are --resource and --help."],
])('%j is rejected in one line', async (args, message) => {
  const before = readdirSync(copy.folder);
  const command = new Command('create-hub.ts', { args, folder: copy.folder });
  expect(await command.exitCode()).toBe(1);
  expect(command.output.trim()).toBe(message);
  expect(readdirSync(copy.folder)).toEqual(before);
});

test.each(['users', 'pianos'])('rejects %s and lists the resources that a hub can have', async resource => {
  const command = new Command('create-hub.ts', {
    args: ['mf-a', '--resource', resource],
    folder: copy.folder,
  });
  expect(await command.exitCode()).toBe(1);
  expect(command.output).toMatch(/^--resource is "\w+"\. A screen is made for: .*parking-passes.*\.$/m);
  expect(existsSync(join(copy.folder, 'mf-a'))).toBe(false);
});

const schema = buildSchema(readFileSync(join(checkout, 'graphql-api/schema.graphql'), 'utf8'));

test.each(contracts.filter(canBeShown).map(contract => [contract.resource, contract] as const))(
  'the documents of a hub of %s are of the schema',
  (_resource, contract) => {
    const text = Object.values(sourcesOf({ id: 'new', title: 'New', order: 80, contract })).join('\n');
    const documents = [...text.matchAll(/graphql\(`([^`]*)`/g)].map(([, document = '']) => document);
    expect(documents.length).toBeGreaterThanOrEqual(5);
    expect(documents.flatMap(document => validate(schema, parse(document)))).toEqual([]);
  },
);
