import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHubSource, type HubSource } from '../../../../gateway/testing/hub-build.ts';

// It builds a hub several times.
vi.setConfig({ testTimeout: 120_000 });

const files = {
  'hub.manifest.ts': `export const manifest = {
    contract: 2, id: 'lockers', title: 'Lockers', icon: 'lock', order: 90,
    screens: { lockers: { path: '/lockers', title: 'Lockers', icon: 'lock', menu: 'members', requires: null } },
  };`,
  'src/lockers.hub.tsx': `import { manifest } from '../hub.manifest.ts';
    import { size } from 'boxes';
    export const hub = { manifest, screens: { lockers: async () => ({ default: () => size }) } };`,
  // A package that the hub depends on, outside its own folder.
  '../node_modules/boxes/package.json': '{ "name": "boxes", "type": "module", "exports": "./index.js" }',
  '../node_modules/boxes/index.js': "export const size = 'small';",
};

let source: HubSource;
beforeAll(() => {
  source = createHubSource('mf-lockers');
});
afterAll(() => source?.remove());

async function build(changed: Record<string, string> = {}) {
  const folder = await source.build({ ...files, ...changed });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const {
    name,
    version,
    files: built,
  } = JSON.parse(read('hub.json')) as {
    name: string;
    version: string;
    files: Record<string, string>;
  };
  return { name, version, code: Object.keys(built).map(read).join('\n') };
}

test('a build is named by its output: equal content keeps the name, a changed dependency changes it', async () => {
  const first = await build();
  expect(first.name).toMatch(/^mf_lockers_[0-9a-f]{16}$/);
  expect(first.code).toContain(first.name);
  expect(first.code).not.toContain('_nameFromOutput_');

  expect(await build()).toEqual(first);

  const other = await build({ '../node_modules/boxes/index.js': "export const size = 'large';" });
  expect(other.name).not.toBe(first.name);
  expect(other.version).not.toBe(first.version);
  expect(other.code).not.toContain(first.name);

  const { name } = await build({
    'hub.manifest.ts': files['hub.manifest.ts'].replace("title: 'Lockers'", "title: 'Boxes'"),
  });
  expect([first.name, other.name]).not.toContain(name);
});

test('a document in a package that is bundled is checked, with its place', async () => {
  const document =
    "import { graphql as gql } from '@gym/hub-kit/graphql';\nexport const size = gql(`{ nothing }`);";
  await expect(build({ '../node_modules/boxes/index.js': document })).rejects.toThrow(
    /node_modules\/boxes\/index\.js:2:28/,
  );
});

test('a hub whose files weigh too much in all is not built', async () => {
  const noise = Array.from({ length: 400_000 }, (_, index) => Math.imul(index, 2654435761) >>> 0).join('');
  await expect(
    build({ '../node_modules/boxes/index.js': `export const size = '${noise}';` }),
  ).rejects.toThrow(
    /The hub has \d+\.\d kB after compression; it may have 250\.0 kB\.[^]*Import lazily[^]* kB  boxes\/index\.js/,
  );
});
