import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { expect, test, vi } from 'vitest';
import { graphql } from '../common/graphql.ts';
import { Creation } from './creation.ts';
import { dryRun, write } from './write.ts';

const list = graphql(`
  query List {
    locations {
      totalCount
    }
  }
`);
const remove = graphql(`
  mutation Remove($id: ID!) {
    deleteLocation(id: $id)
  }
`);

/** A client with a list on the screen, of which each request after the first gets no response until it is failed. */
async function clientWithList() {
  const keys: unknown[] = [];
  const waiting: (() => void)[] = [];
  let listed = 0;
  const link = new ApolloLink(operation => {
    if (operation.operationType === OperationTypeNode.MUTATION) {
      keys.push(
        (operation.getContext()['headers'] as Record<string, string> | undefined)?.['idempotency-key'],
      );
      return new Observable(observer => {
        observer.next({ data: { deleteLocation: '17' } });
        observer.complete();
      });
    }
    listed += 1;
    const first = listed === 1;
    return new Observable(observer => {
      if (!first) {
        waiting.push(() => {
          observer.next({ errors: [{ message: 'Too costly', extensions: { code: 'TOO_COSTLY' } }] });
          observer.complete();
        });
        return;
      }
      observer.next({ data: { locations: { __typename: 'LocationPage', totalCount: 1 } } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const errors: unknown[] = [];
  const watched = client.watchQuery({ query: list });
  watched.subscribe(({ error }) => error && errors.push(error));
  await vi.waitFor(() => expect(watched.getCurrentResult().data).toBeDefined());
  return { client, keys, waiting, errors };
}

test('a write resolves with its mutation, before the lists, whose failure they report themselves', async () => {
  const { client, waiting, errors } = await clientWithList();
  const { data } = await write(client, { mutation: remove, variables: { id: '17' } });
  expect(data).toEqual({ deleteLocation: '17' });
  expect(waiting).toHaveLength(1);
  waiting[0]!();
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  expect(errors[0]).toBeInstanceOf(CombinedGraphQLErrors);
});

test('the key of a creation is renewed by the response to its mutation alone', async () => {
  const { client, keys, waiting } = await clientWithList();
  const creation = new Creation();
  const save = () =>
    creation.send(context => write(client, { mutation: remove, variables: { id: '17' }, context }));
  await save();
  waiting[0]!();
  await save();
  expect(new Set(keys).size).toBe(2);
});

test('a dry run, and one step of many, request no list again', async () => {
  const { client, waiting } = await clientWithList();
  const options = { mutation: remove, variables: { id: '17' } };
  expect((await dryRun(client, options)).data).toEqual({ deleteLocation: '17' });
  expect((await write(client, options, { refetch: false })).data).toEqual({ deleteLocation: '17' });
  expect(waiting).toHaveLength(0);
  await write(client, options);
  expect(waiting).toHaveLength(1);
});
