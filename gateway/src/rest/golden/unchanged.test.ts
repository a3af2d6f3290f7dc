import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMissingRecords } from '../../../testing/fuzz/make-records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { contracts } from '../../contracts.ts';
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

describe.each(changeable.map(contract => [contract.path, contract] as const))(
  '/%s',
  (path, { wrap, fields }) => {
    const createOnly = new Set(fields.filter(field => field.createOnly).map(({ wire }) => wire));
    test('a record as it was read can be put back, and nothing changes', async () => {
      const rows = (await admin.get(`/${path}?page_size=5`)).body as { id: number }[];
      expect(rows.length).toBeGreaterThan(0);
      for (const { id } of rows) {
        const { body: read } = await admin.get(`/${path}/${id}`);
        const sent = Object.fromEntries(Object.entries(read).filter(([name]) => !createOnly.has(name)));
        const { status, body: saved } = await admin.put(`/${path}/${id}`, sent);
        expect(status, JSON.stringify(saved)).toBe(200);
        expect(read).toMatchObject(wrap ? saved[wrap] : saved);
        expect((await admin.get(`/${path}/${id}`)).body).toEqual(read);
      }
    });
  },
);
