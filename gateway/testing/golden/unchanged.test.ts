import type { FieldKind } from '@gym/graphql-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMissingRecords } from '../fuzz/make-records.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { contracts } from '../../src/contracts.ts';
import { signedIn, type Client } from './client.ts';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await startTestApp({ demo: true });
  await addMissingRecords(app);
  admin = await signedIn(app.url, 'admin');
});
afterAll(() => app.stop());

const changeable = contracts.filter(
  ({ operations }) => operations.includes('one') && operations.includes('update'),
);

const OTHER_VALUES: Partial<Record<FieldKind, unknown>> = {
  text: 'other',
  choice: 'other',
  date: '2031-03-31',
};

describe.each(changeable.map(contract => [contract.path, contract] as const))(
  '/%s',
  (path, { wrap, fields }) => {
    test('a record as it was read can be put back, and nothing changes', async () => {
      const rows = (await admin.get(`/${path}?page_size=5`)).body as { id: number }[];
      expect(rows.length).toBeGreaterThan(0);
      for (const { id } of rows) {
        const { body: read } = await admin.get(`/${path}/${id}`);
        const { status, body: saved } = await admin.put(`/${path}/${id}`, read);
        expect(status, JSON.stringify(saved)).toBe(200);
        expect(read).toMatchObject(wrap ? saved[wrap] : saved);
        expect((await admin.get(`/${path}/${id}`)).body).toEqual(read);
      }
    });

    const setOnCreate = fields.filter(({ createOnly, read, ref }) => createOnly && read && !ref);
    test.runIf(setOnCreate.length > 0)('what is set on create cannot be changed', async () => {
      const [{ id }] = (await admin.get(`/${path}?page_size=1`)).body as [{ id: number }];
      const { body: read } = await admin.get(`/${path}/${id}`);
      for (const field of setOnCreate) {
        const other = field.values?.find(value => value !== read[field.wire]) ?? OTHER_VALUES[field.kind];
        const { status, body } = await admin.put(`/${path}/${id}`, { ...read, [field.wire]: other });
        expect([status, Object.keys(body.fields)]).toEqual([400, [field.wire]]);
        expect(body.fields[field.wire]).toMatch(/ cannot be changed after the record is created$/);
      }
      expect((await admin.get(`/${path}/${id}`)).body).toEqual(read);
    });
  },
);
