import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { sendTable } from './send-table.ts';

/** A client whose first request gets no response. */
function clientWithLostResponse() {
  const requests: { name: string | undefined; key: unknown }[] = [];
  const link = new ApolloLink(operation => {
    const headers = operation.getContext()['headers'] as Record<string, string> | undefined;
    requests.push({ name: operation.operationName, key: headers?.['idempotency-key'] });
    return new Observable(observer => {
      if (requests.length === 1) return observer.error(new TypeError('Failed to fetch'));
      observer.next({ data: operation.operationName === 'CreateImport' ? { id: '17' } : { count: 1 } });
      return observer.complete();
    });
  });
  return { client: new ApolloClient({ cache: new InMemoryCache(), link }), requests };
}

test('an import whose response was lost is created once: it is sent again with its key', async () => {
  const { client, requests } = clientWithLostResponse();
  const table = { fileName: 'members.csv', columns: ['Name'], rows: [{ line: 2, cells: ['Ada'] }] };
  const sending = { onProgress: () => undefined, signal: new AbortController().signal };
  await expect(sendTable(client, { recordName: 'member', table }, sending)).resolves.toBe('17');
  const [first, second, ...others] = requests;
  expect(first).toEqual({ name: 'CreateImport', key: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
  expect(second).toEqual(first);
  expect(others).toEqual([{ name: 'AddImportRows', key: undefined }]);
});
