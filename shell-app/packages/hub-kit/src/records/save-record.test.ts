import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { beforeEach, expect, test } from 'vitest';
import type { AnyScreen } from '../definition/define-screen.ts';
import { defineScreen } from '../definition/resource-screen.ts';
import { parkingPasses } from '../generated/resources.ts';
import { Creation } from './creation.ts';
import { DeletedSince, saveRecord, type FormBase } from './save-record.ts';

const screen: object = defineScreen(parkingPasses, {
  title: 'Passes',
  icon: 'car',
  columns: { passNumber: {} },
  sort: { passNumber: 'asc' },
  form: { sections: [{ title: 'Pass', fields: ['passNumber', 'vehicleNumber', 'lot'] }] },
});

const empty = { passNumber: '', vehicleNumber: '', lot: '' };
const stored = { passNumber: 'P-1', vehicleNumber: 'ABC', lot: 'North' };
const opened: FormBase = { saved: { id: '7', version: 3 }, values: stored };

interface Sent {
  operation: string;
  variables: Record<string, unknown>;
  key: string | undefined;
}

let sent: Sent[];

beforeEach(() => {
  sent = [];
});

const record = (values: object, version: number) => ({
  data: { record: { __typename: 'ParkingPass', id: '7', ...stored, ...values, version } },
});
const rejection = (extensions: object) => ({ errors: [{ message: 'Rejected', extensions }] });
const conflict = (values: object) =>
  rejection({ code: 'CONFLICT', current: { id: 7, ...stored, ...values }, version: 4 });

/** Saves with a server that gives these responses in turn; `lost` is a connection that breaks. */
function saverWith(...responses: (object | 'lost')[]) {
  const link = new ApolloLink(operation => {
    const { headers } = operation.getContext() as { headers?: Record<string, string> };
    sent.push({
      operation: operation.operationName ?? '',
      variables: operation.variables,
      key: headers?.['idempotency-key'],
    });
    const response = responses.shift();
    return new Observable(observer => {
      if (response === undefined || response === 'lost')
        return observer.error(new TypeError('Failed to fetch'));
      observer.next(response);
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const creation = new Creation();
  return (base: FormBase, values: typeof stored, proposed?: object) =>
    saveRecord({ client, screen: screen as AnyScreen, creation, proposed: { ...proposed } }, base, values);
}

test('an update sends what has changed, with the version that the user saw', async () => {
  const save = saverWith(record({ lot: 'South' }, 4));
  const saved = await save(opened, { ...stored, lot: ' South ' });
  expect(saved).toEqual({ kind: 'updated', id: '7', before: 3, version: 4 });
  expect(sent.map(({ variables }) => variables)).toEqual([{ id: '7', patch: { lot: 'South' }, version: 3 }]);
});

test('values as they are stored send nothing', async () => {
  expect(await saverWith()(opened, { ...stored, lot: 'North ' })).toEqual({ kind: 'unchanged' });
  expect(sent).toEqual([]);
});

test('a conflict returns what is stored now, and saving over it sends only what the user changed', async () => {
  const save = saverWith(
    conflict({ vehicleNumber: 'XYZ' }),
    record({ vehicleNumber: 'XYZ', lot: 'South' }, 5),
  );
  const mine = { ...stored, lot: 'South' };
  const theirs = { saved: { id: '7', version: 4 }, values: { ...stored, vehicleNumber: 'XYZ' } };
  expect(await save(opened, mine)).toEqual({ kind: 'conflict', theirs });
  await save({ saved: theirs.saved, values: opened.values }, mine);
  expect(sent[1]!.variables).toEqual({ id: '7', patch: { lot: 'South' }, version: 4 });
});

test('a conflict with the values that were sent is an update whose response was lost', async () => {
  const save = saverWith('lost', conflict({ lot: 'South' }));
  const mine = { ...stored, lot: 'South' };
  await expect(save(opened, mine)).rejects.toThrow('Failed to fetch');
  expect(await save(opened, mine)).toEqual({ kind: 'updated', id: '7', before: 3, version: undefined });
});

test('a new record leaves out what is as the server proposed it', async () => {
  const save = saverWith(record({ passNumber: 'P-2' }, 1));
  const saved = await save({ saved: null, values: empty }, stored, { passNumber: 'P-1' });
  expect(sent[0]!.variables).toEqual({ input: { vehicleNumber: 'ABC', lot: 'North' } });
  expect(saved).toMatchObject({
    kind: 'created',
    record: { passNumber: 'P-2' },
    proposed: { passNumber: 'P-1' },
  });
});

test('a new record with other values after a lost response returns the one that was saved', async () => {
  const save = saverWith('lost', rejection({ code: 'CONFLICT', savedId: '7' }), record({}, 1));
  const base = { saved: null, values: empty };
  await expect(save(base, stored)).rejects.toThrow('Failed to fetch');
  const question = await save(base, { ...stored, lot: 'South' });
  expect(question).toEqual({
    kind: 'savedBefore',
    theirs: { saved: { id: '7', version: 1 }, values: stored },
  });
  expect(sent[1]!.key).toBe(sent[0]!.key);
});

test('one that was deleted since is created by the next attempt, with another key', async () => {
  const save = saverWith(
    rejection({ code: 'CONFLICT', savedId: '7' }),
    rejection({ code: 'NOT_FOUND' }),
    record({}, 1),
  );
  const base = { saved: null, values: empty };
  await expect(save(base, stored)).rejects.toThrow(DeletedSince);
  expect(await save(base, stored)).toMatchObject({ kind: 'created' });
  expect(sent[2]!.key).not.toBe(sent[0]!.key);
});
