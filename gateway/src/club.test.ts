import { expect, onTestFinished, test } from 'vitest';
import { useReleases } from '../testing/release-servers.ts';

const { servers, as } = useReleases();

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Listing {
  revision: string;
  timeZone: string;
  club: { name: string; logo: string | null; currency: string };
}

const settingsOf = async (url: string, token: string, init?: RequestInit) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/club-settings`, { headers, ...init });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

const listing = async (url: string) => (await (await fetch(`${url}/hubs.json`)).json()) as Listing;

test('a change by REST reaches the pages of every process within a second, with the logo', async () => {
  const admin = await as('admin');
  const urls = [servers.app.url, servers.other.url];
  const { revision } = await listing(urls[0]!);
  const before = await settingsOf(urls[0]!, admin);
  expect(before).toMatchObject({
    status: 200,
    body: {
      version: 1,
      currency: 'USD',
      tax_rates: [],
      number_series: [{ series: 'INV', prefix: 'INV', digits: 6 }, {}, {}, {}, {}],
    },
  });
  const saved = await settingsOf(urls[0]!, admin, {
    method: 'PUT',
    body: JSON.stringify({
      version: 1,
      name: 'Iron Temple',
      currency: 'EUR',
      time_zone: 'Europe/Berlin',
      week_start: 'saturday',
      fiscal_year_start: 4,
      tax_rates: [{ billing_type: null, percent: 19, label: 'MwSt.' }],
      logo_content: PNG.toString('base64'),
    }),
  });
  expect(saved).toMatchObject({
    status: 200,
    body: { version: 2, tax_rates: [{ billing_type: null, percent: 19 }] },
  });
  // The files that run in this process afterwards share the settings.
  onTestFinished(async () => {
    const { name, currency, time_zone, tax_rates, logo: none } = before.body;
    const body = JSON.stringify({ name, currency, time_zone, tax_rates, logo: none });
    expect((await settingsOf(urls[0]!, admin, { method: 'PUT', body })).status).toBe(200);
  });
  const logo = `/club-logo/${String(saved.body['logo'])}`;
  for (const url of urls) {
    await expect
      .poll(() => listing(url))
      .toMatchObject({
        timeZone: 'Europe/Berlin',
        club: { name: 'Iron Temple', currency: 'EUR', logo, firstWeekday: 6 },
      });
    expect((await listing(url)).revision).not.toBe(revision);
    const response = await fetch(`${url}${logo}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG);
    expect((await fetch(`${url}/club-logo/other.png`)).status).toBe(404);
  }
});

test('wrong values are named as the body has them, and roles without edit change nothing', async () => {
  const { url } = servers.app;
  const put = async (token: string, body: object) =>
    settingsOf(url, token, { method: 'PUT', body: JSON.stringify(body) });
  const admin = await as('admin');
  expect(await put(admin, { shoe_size: 1, tax_rates: [{ percent: 'x' }] })).toMatchObject({
    status: 400,
    body: { fields: { shoe_size: 'Unknown field: shoe_size', tax_rates: 'tax_rates must be a number' } },
  });
  expect(await put(admin, { time_zone: 'Mars/Phobos' })).toMatchObject({
    status: 400,
    body: { fields: { time_zone: expect.stringContaining('Mars/Phobos') as string } },
  });
  expect(await put(admin, { version: 0, phone: '1' })).toMatchObject({
    status: 409,
    body: { current: { phone: null } },
  });
  const reception = await as('reception');
  expect((await put(reception, { name: 'Mine' })).status).toBe(403);
  expect((await settingsOf(url, reception)).status).toBe(200);
});
