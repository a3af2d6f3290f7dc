import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { documentKey } from './document-key.ts';

const key = (text: string) => documentKey(parse(text));

const document = `query Members($page: PageInput) { page: members(page: $page) { items { ...Row } totalCount } }
fragment Row on Member { id assignedTrainer { name } }`;

test.each([
  ['layout and comments', document.replaceAll(' ', '\n  ').replace('{', '{ # the page\n')],
  ['the order of definitions', document.split('\n').toReversed().join('\n')],
  [
    '__typename, as Apollo Client adds it',
    `query Members($page: PageInput) { page: members(page: $page) { items { ...Row __typename } totalCount __typename } }
     fragment Row on Member { id assignedTrainer { name __typename } __typename }`,
  ],
])('is the same whatever %s', (_, other) => {
  expect(key(other)).toBe(key(document));
});

test.each([
  ['name', document.replace('Members', 'Export')],
  ['field', document.replace('totalCount', '')],
  ['alias', document.replace('page:', 'list:')],
  ['argument', document.replace('(page: $page)', '(page: { limit: 1000 })')],
  ['fragment', document.replace('name', 'phone')],
  ['aliased __typename', document.replace('totalCount', 'totalCount type: __typename')],
])('is another for another %s', (_, other) => {
  expect(key(other)).not.toBe(key(document));
});

test('of a document that has nothing else keeps __typename', () => {
  expect(key('{ __typename }')).toBe(key('query { __typename }'));
});
