import type { HubManifest } from '@gym/hub-kit';
import type { RegisteredHub } from '@gym/hub-kit/shell';
import { describe, expect, it } from 'vitest';
import { categoryOfPath, navModel } from './nav-model.ts';

const rights = (permissions: string[], menus: string[]) => ({
  can: (permission: string) => permissions.includes(permission),
  menuVisible: (resource: string) => menus.includes(resource),
});

function hub(manifest: Partial<HubManifest> & Pick<HubManifest, 'id' | 'screens'>): RegisteredHub {
  return {
    remote: 'mf-x',
    version: '1',
    source: 'built',
    name: 'mf_x',
    module: './x',
    entry: '/x',
    integrity: 'sha384-x',
    manifest: { contract: 2, title: manifest.id, icon: 'users', order: 1, ...manifest },
  };
}

const lockers = hub({
  id: 'lockers',
  screens: {
    lockers: { path: '/lockers', title: 'Lockers', icon: 'lock', menu: 'lockers', requires: null },
    keys: { path: '/keys', title: 'Keys', icon: 'lock', menu: 'keys', requires: 'keys:view' },
  },
});
const office = hub({
  id: 'office',
  block: 'administration',
  requires: 'admin:view',
  screens: { users: { path: '/users', title: 'Users', icon: 'users', menu: 'users', requires: null } },
});

const titles = (categories: { entries: { title: string }[] }[]) =>
  categories.map(({ entries }) => entries.map(({ title }) => title));

describe('the navigation', () => {
  it('shows an entry by its menu visibility and its permission', () => {
    expect(titles(navModel([lockers], rights(['keys:view'], ['lockers', 'keys'])).categories)).toEqual([
      ['Lockers', 'Keys'],
    ]);
    expect(titles(navModel([lockers], rights([], ['lockers', 'keys'])).categories)).toEqual([['Lockers']]);
  });

  it('hides a category without entries', () => {
    expect(navModel([lockers], rights(['keys:view'], [])).categories).toEqual([]);
  });

  it('sets Administration apart, for who holds its permission', () => {
    const model = navModel([lockers, office], rights(['admin:view'], ['users', 'lockers']));
    expect(model.categories.map(({ id }) => id)).toEqual(['lockers']);
    expect(titles(model.administration)).toEqual([['Users']]);
    expect(navModel([office], rights([], ['users'])).administration).toEqual([]);
  });

  it('finds the category of an address, whole words only', () => {
    const { categories } = navModel([lockers], rights([], ['lockers']));
    expect(categoryOfPath(categories, '/lockers')).toBe('lockers');
    expect(categoryOfPath(categories, '/lockers/7')).toBe('lockers');
    expect(categoryOfPath(categories, '/lockers-old')).toBeNull();
  });
});
