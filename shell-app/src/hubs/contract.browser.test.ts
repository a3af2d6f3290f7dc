import { CONTRACT } from '@gym/hub-kit/shell';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { openPage, tokenOf } from '@gym/hub-kit/testing';
import { checkout } from '../../../gateway/launch/data-dir.ts';
import { readBundle } from '../../../gateway/src/hubs/bundle.ts';
import { checkRelease, type HostEnvironment } from '../../../gateway/src/hubs/release-check.ts';
import { UncheckedReleases } from '../../../gateway/testing/releases.ts';
import { useTestApp } from '../../../gateway/testing/test-app.ts';
import { createHubSource } from '../../../gateway/testing/hub-build.ts';

const app = useTestApp();

const read = (path: string) => readFileSync(join(checkout, path), 'utf8');

/** Builds a hub with another version of hub-kit and serves it regardless of the release check, whose result it returns. */
async function release(remote: string, kit: string, contract: number): Promise<string[]> {
  const id = remote.replace('mf-', '');
  // As few fields as a manifest can have.
  const screen = { path: `/${id}`, title: 'Piano', icon: 'users', menu: 'members', requires: null };
  const manifest = { contract, id, title: 'Music', icon: 'users', order: 90, screens: { piano: screen } };
  const source = createHubSource(remote, kit);
  try {
    const build = await source.build({
      'hub.manifest.ts': `export const manifest = ${JSON.stringify(manifest)};\n`,
      [`src/${id}.hub.tsx`]: `
        import { defineHub } from '@gym/hub-kit';
        import { manifest } from '../hub.manifest.ts';
        export const hub = defineHub(manifest, { screens: { piano: () => import('./piano.tsx') } });`,
      'src/piano.tsx': `
        import { PageHeader } from '@gym/hub-kit';
        export default function Piano() { return <PageHeader title="Piano" icon="users" />; }`,
    });
    await new UncheckedReleases(app.databaseUrl).release(build);
    const { shared, icons, paths } = JSON.parse(read('shell-app/dist/shell.json')) as Pick<
      HostEnvironment,
      'shared' | 'icons' | 'paths'
    >;
    const schema = buildSchema(read('graphql-api/schema.graphql'));
    const host = { schema, shared, icons, paths, resources: ['members'], others: [] };
    return checkRelease(await readBundle(build), host);
  } finally {
    source.remove();
  }
}

it('a hub that was built against an earlier minor of hub-kit is let through and runs', async () => {
  expect(await release('mf-earlier', `${CONTRACT}.0.0`, CONTRACT)).toEqual([]);
  const page = await openPage(app.url, { token: await tokenOf(app, 'admin') });
  await page.getByRole('button', { name: 'Music' }).click();
  await page.getByRole('link', { name: 'Piano' }).click();
  await page.getByRole('heading', { level: 1, name: 'Piano' }).waitFor();
});

it('a hub of the previous major version is rejected, and one that is served anyway leaves the rest usable', async () => {
  const version = (JSON.parse(read('shell-app/packages/hub-kit/package.json')) as { version: string })
    .version;
  const previous = CONTRACT - 1;
  const refusals = await release('mf-previous', `${previous}.9.0`, previous);
  expect(refusals).toContain(`It needs @gym/hub-kit ^${previous}.9.0; the shell has ${version}`);
  expect(refusals).toContain(`previous was built for contract ${previous}; the shell has ${CONTRACT}`);
  const page = await openPage(`${app.url}/previous`, { token: await tokenOf(app, 'admin') });
  const reason = `Made for another version of this app (contract ${previous}, not ${CONTRACT})`;
  await page.getByText('It belongs to a part of the app that is not available.').waitFor();
  await page.getByText('Some areas are not available.').waitFor();
  await page.getByRole('main').getByText('Details for developers').click();
  await page.getByRole('main').getByText(`mf-previous: ${reason}`).waitFor();

  await page.getByRole('button', { name: 'Facilities' }).click();
  await page.getByRole('link', { name: 'Equipment' }).click();
  await page.getByRole('heading', { name: 'Equipment Management' }).waitFor();
});
