import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as format from '@gym/hub-kit/format';
import * as graphql from '@gym/hub-kit/graphql';
import { expect, test, vi } from 'vitest';
import { createHubSource } from '../../../../gateway/testing/hub-build.ts';
import { entryInPage } from './shared.ts';

// It builds a hub.
vi.setConfig({ testTimeout: 120_000 });

const entries: Record<string, object> = {
  '@gym/hub-kit/format': format,
  '@gym/hub-kit/graphql': graphql,
};
const kit = join(import.meta.dirname, '../../hub-kit/src');
const entryOf = entryInPage(join(import.meta.dirname, '../../../../mf-fitness'));

/** The imports of values in the modules of hub-kit that hubs contain. */
const imported = globSync('{definition,generated}/*.ts', { cwd: kit, exclude: ['**/*.test*.ts'] }).flatMap(
  module =>
    [...readFileSync(join(kit, module), 'utf8').matchAll(/^import \{([^}]*)\} from '(\..*)';/gm)].flatMap(
      ([, names = '', from = '']) =>
        names
          .split(',')
          .map(name => name.trim())
          .filter(name => name && !name.startsWith('type '))
          .map(name => ({ module, name, entry: entryOf(join(kit, dirname(module), from)) })),
    ),
);

test('the page has everything that definitions take from it', () => {
  const taken = imported.flatMap(({ module, name, entry }) => (entry ? [{ module, name, entry }] : []));
  expect(taken).toContainEqual({ module: 'definition/warning.ts', name: 't', entry: '@gym/hub-kit/format' });
  expect(taken.filter(({ name, entry }) => !(name in entries[entry]!))).toEqual([]);
});

test('a hub contains no second copy of the language, the currency and the time zone', async () => {
  const source = createHubSource('mf-lockers');
  try {
    const folder = await source.build({
      'hub.manifest.ts': `export const manifest = {
        contract: 2, id: 'lockers', title: 'Lockers', icon: 'lock', order: 90,
        screens: { lockers: { path: '/lockers', title: 'Lockers', icon: 'lock', menu: 'parkingPasses', requires: null } },
      };`,
      'src/lockers.hub.tsx': `import { manifest } from '../hub.manifest.ts';
        export const hub = { manifest, screens: { lockers: () => import('./lockers.screen.ts') } };`,
      'src/lockers.screen.ts': `import { defineScreen, endBeforeStart } from '@gym/hub-kit/define';
        import { locations } from '@gym/hub-kit/resources';
        export default defineScreen(locations, {
          title: 'Lockers', icon: 'lock', fields: {}, columns: { name: {} }, filters: ['name'],
          form: { sections: [{ title: 'Basics', fields: ['name'] }] },
          warnings: [endBeforeStart('validFrom', 'validUntil', 'The pass ends before it begins.')],
        });`,
    });
    const code = globSync('*.js', { cwd: folder })
      .map(file => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    expect(code.includes('The pass ends before it begins.')).toBe(true);
    // The name that `common/club.ts` has until the server names the club.
    expect(code.includes('Gym Management System')).toBe(false);
  } finally {
    source.remove();
  }
});
