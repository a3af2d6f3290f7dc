import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { signedIn, type Client } from '../testing/golden/client.ts';

let app: TestApp;
const clients: Partial<Record<string, Client>> = {};
beforeAll(async () => {
  app = await startTestApp({ demo: true });
  for (const name of ['accounts', 'reception', 'trainer']) clients[name] = await signedIn(app.url, name);
});
afterAll(() => app.stop());

const get = (path: string, user?: string) =>
  fetch(`${app.url}/documents/${path}`, {
    headers: user ? { authorization: `Bearer ${clients[user]!.token}` } : {},
  });

test.each(['invoices', 'receipts', 'payslips'])(
  '%s are served as PDF to those who may view them',
  async kind => {
    const response = await get(`${kind}/1.pdf`, 'accounts');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="[\w-]+\.pdf"$/);
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
  },
);

test('a download is an attachment', async () => {
  const response = await get('invoices/1.pdf?download', 'reception');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="invoice-INV-000001\.pdf"$/,
  );
});

test.each([
  ['invoices/1.pdf', undefined, 401, 'Please sign in'],
  ['invoices/1.pdf', 'trainer', 403, 'You do not have permission for this (billing:view)'],
  ['payslips/1.pdf', 'reception', 403, 'You do not have permission for this (payroll:view)'],
  ['invoices/999999.pdf', 'accounts', 404, 'Billing record not found'],
  ['receipts/abc.pdf', 'accounts', 404, 'Payment not found'],
])('%s for %s is rejected with %i', async (path, user, status, message) => {
  const response = await get(path, user);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: message });
  expect(response.headers.get('cache-control')).toBe('no-store');
});
