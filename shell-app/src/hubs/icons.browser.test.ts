import type { HubRegistry } from '@gym/hub-kit/shell';
import { addRecord, dialogOf, expectAbsent, openPage, type Page, tokenOf } from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../gateway/testing/test-app.ts';

const app = useTestApp();

/** A page whose shell receives other manifests than the server sent. */
async function openWith(change: (registry: HubRegistry) => void, expected: RegExp[] = []): Promise<Page> {
  const page = await openPage(`${app.url}/health`, { token: await tokenOf(app, 'admin'), expected });
  await page.route('**/hubs.json*', async route => {
    const response = await route.fetch();
    const registry = (await response.json()) as HubRegistry;
    change(registry);
    await route.fulfill({ response, json: registry });
  });
  return page;
}

const manifestOf = ({ hubs }: HubRegistry, id: string) =>
  hubs.flatMap(hub => ('manifest' in hub && hub.manifest.id === id ? [hub.manifest] : []))[0]!;

const unknownIcon = 'no-such-icon' as 'lock';

it('a hub draws its own icon in the navigation and in a slot', async () => {
  const id = await addRecord(app, 'Member', { name: 'Ada', email: 'ada@example.com', phone: '555-0100' });
  const page = await openWith(registry => {
    const drawing = { paths: ['M4 4h16v16H4z', 'M4 12h16'] };
    manifestOf(registry, 'facilities').icon = drawing;
    manifestOf(registry, 'accounts').panels!.memberPayments!.icon = drawing;
  });
  await page.goto(`${app.url}/members?id=${id}`);
  const paths = (name: string) =>
    page.getByRole('button', { name, exact: true }).locator('svg').first().locator('path').count();
  await page.getByRole('button', { name: 'Payments', exact: true }).waitFor();
  await expect.poll(async () => [await paths('Facilities'), await paths('Payments')]).toEqual([2, 2]);
});

it('an unknown icon is drawn as a square', async () => {
  const id = await addRecord(app, 'Member', { name: 'Ben', email: 'ben@example.com', phone: '555-0101' });
  const page = await openWith(registry => {
    const facilities = manifestOf(registry, 'facilities');
    facilities.icon = unknownIcon;
    facilities.screens.locations!.icon = { paths: ['not path data'] };
    manifestOf(registry, 'accounts').panels!.memberPayments!.icon = unknownIcon;
  });
  await page.goto(`${app.url}/members?id=${id}`);
  const dialog = dialogOf(page, 'Edit Member');
  await dialog.getByRole('button', { name: 'Payments', exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Parking Passes', exact: true }).waitFor();
  await page.goto(`${app.url}/locations`);
  await page.getByRole('heading', { level: 1, name: 'Locations Management' }).waitFor();
  const entry = page.getByRole('link', { name: 'Locations', exact: true });
  await expect.poll(() => entry.locator('svg rect').count()).toBe(1);
});

it('an entry that cannot be drawn leaves the others', async () => {
  const notText = { a: 'title' } as unknown as string;
  const page = await openWith(
    registry => {
      manifestOf(registry, 'facilities').screens.locations!.title = notText;
      manifestOf(registry, 'accounts').title = notText;
    },
    [/Minified React error #31/],
  );
  await page.goto(`${app.url}/equipment`);
  await page.getByRole('heading', { level: 1, name: 'Equipment Management' }).waitFor();
  await page.getByRole('link', { name: 'Equipment', exact: true }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Parking Passes', exact: true }).count()).toBe(1);
  await expectAbsent(page.getByRole('link', { name: 'Locations' }));
  await expect.poll(() => page.getByRole('button', { name: 'Member Hub', exact: true }).count()).toBe(1);
});
