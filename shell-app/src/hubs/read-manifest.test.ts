import { expect, it } from 'vitest';
import { readManifest } from './read-manifest.ts';

const actionTo = (path: string) => ({
  id: 'lockers',
  title: 'Lockers',
  order: 1,
  screens: {},
  actions: { rent: { slot: 'member', title: 'Rent a locker', requires: 'lockers:add', path } },
});

it('an action leads to a path of the app', () => {
  expect(readManifest(actionTo('/lockers?add')).problems).toEqual([]);
});

it.each(['//example.com', '/\\example.com', 'https://example.com', 'lockers', ''])(
  'an action does not lead to %j',
  path => {
    const { manifest, problems } = readManifest(actionTo(path));
    expect(manifest?.actions).toEqual({});
    expect(problems).toEqual(['Its action “rent” has an invalid manifest']);
  },
);
