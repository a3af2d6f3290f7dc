import type { ApolloClient } from '@apollo/client';
import { expect, test } from 'vitest';
import { optionsDocument } from '../definition/documents.ts';
import { findByName } from './use-options.ts';

/** The records that are taken for a text when the search finds these. */
async function taken(text: string, labels: readonly string[]): Promise<string[]> {
  const options = labels.map((label, index) => ({ id: String(index), label, details: [] }));
  const client = { query: () => Promise.resolve({ data: { options } }) } as unknown as ApolloClient;
  const records = await findByName(client, optionsDocument('member'), text);
  return records.map(({ label }) => label);
}

test('a whole name is taken among others that contain it, and each of those who share it', async () => {
  expect(await taken('ann lee', ['Ann Lee', 'Joann Leeds'])).toEqual(['Ann Lee']);
  expect(await taken('Ann Lee ', ['Ann Lee', 'ANN LEE'])).toEqual(['Ann Lee', 'ANN LEE']);
});

test('parts of a name are taken when they are of one record only', async () => {
  expect(await taken('hend aar', ['Aaron Henderson'])).toEqual(['Aaron Henderson']);
  expect(await taken('hend', ['Aaron Henderson', 'Paul Hendricks'])).toEqual([]);
  // Found by a typing error, a number or an address.
  expect(await taken('aron', ['Ann Lee'])).toEqual([]);
  expect(await taken('aaronn', ['Aaron Henderson'])).toEqual([]);
});
