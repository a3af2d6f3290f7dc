/** Opens pages of the gallery for its tests. */
import { join } from 'node:path';
import type { Page } from '@gym/hub-kit/testing';
import { afterAll, beforeAll } from 'vitest';
import { galleryTarget, isBuilt } from '../../gateway/launch/build.ts';
import { checkout } from '../../gateway/launch/data-dir.ts';
import { startHubServer, type HubServer } from '../../gateway/testing/hub-server.ts';
import { usePage } from '../packages/hub-kit/src/testing/browser.ts';
import type { Start } from './controls.ts';
import type { LinkControls } from './memory-link.ts';

/** What React and Apollo say in a development build. */
export const developmentLines = [/(React|Apollo) DevTools/, /^warning: Unknown query named/];

/** Serves the gallery, which `pnpm test` builds, to the tests of a file. @returns the URL of its page */
export function useGalleryServer(): () => string {
  let server: HubServer;
  beforeAll(async () => {
    if (!isBuilt(galleryTarget))
      throw new Error('The gallery has changed since it was built: `pnpm test gallery`.');
    server = await startHubServer(join(checkout, galleryTarget.output));
  });
  afterAll(() => server.close());
  return () => `${server.url}/index.html`;
}

export interface GalleryOptions extends Start {
  /** Messages of the console that belong to the test. */
  expected?: readonly RegExp[];
}

/** @returns starts the gallery for the running test, in one page for all tests of the file */
export function useGallery(): (options: GalleryOptions) => Promise<Page> {
  const address = useGalleryServer();
  const openPage = usePage({ timeZone: 'America/New_York' });
  return async ({ expected = [], ...options }) => {
    const page = await openPage(address(), [...developmentLines, ...expected]);
    await page.emulateMedia({
      media: null,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      forcedColors: 'none',
    });
    await page.mouse.move(0, 0);
    await page.evaluate(start => window.gallery.start(start), options);
    await page.locator('h1').first().waitFor();
    return page;
  };
}

/** Shows the page again, as a reload does. */
export async function reload(page: Page): Promise<void> {
  await page.evaluate(() => window.gallery.reload());
  await page.locator('h1').first().waitFor();
}

/** The path and search parameters that the page shows. */
export const addressOf = (page: Page): string => new URL(page.url()).hash.slice(1);

type Settings = { [Name in 'fail' | 'mend' | 'hold' | 'release']: Parameters<LinkControls[Name]> };

/** Sets how the server responds: `set(page, 'fail', 'CreateMember', 'response lost')`. */
export const set = <Name extends keyof Settings>(
  page: Page,
  name: Name,
  ...args: Settings[Name]
): Promise<void> =>
  page.evaluate(
    ([method, given]) => (window.gallery.link()[method] as (...values: unknown[]) => void)(...given),
    [name, args] as const,
  );

/** The records of the server, as another user sees them. */
export const rowsOf = (page: Page, plural: string): Promise<Record<string, unknown>[]> =>
  page.evaluate(name => window.gallery.link().server.rows(name), plural);

/** How many times the page has sent an operation. */
export const timesSent = (page: Page, operation: string): Promise<number> =>
  page.evaluate(name => window.gallery.link().sent.filter(sent => sent === name).length, operation);

const firstNames = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gia', 'Hugo', 'Ines', 'Jon'];
const types = ['Standard', 'Premium', 'VIP'];
const statuses = ['active', 'inactive', 'suspended'];

export const memberName = (index: number): string =>
  `${firstNames[Math.floor(index / 6)]} ${String(index).padStart(2, '0')}`;

export const trainer = (id: number, name: string) => ({
  id: String(id),
  name,
  email: `${name.toLowerCase().replace(' ', '.')}${id}@example.com`,
});

/** `Ada 00`, `Ben 06` … `Jon 59`: sixty members in alphabetical order, and a trainer for every second. */
export const sixtyMembers = {
  trainers: [trainer(1000, 'Tara Trainer')],
  members: Array.from({ length: 60 }, (_, index) => ({
    name: memberName(index),
    email: `member${index}@example.com`,
    phone: `555-01${String(index).padStart(2, '0')}`,
    membershipType: types[index % types.length],
    status: statuses[index % statuses.length],
    assignedTrainerId: index % 2 ? '1000' : null,
  })),
};
