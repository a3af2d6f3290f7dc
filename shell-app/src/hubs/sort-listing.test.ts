import { readFileSync } from 'node:fs';
import { type HubRegistry, type RegisteredHub, CONTRACT } from '@gym/hub-kit/shell';
import { expect, it } from 'vitest';
import { sortListing } from './sort-listing.ts';

const hub = (id: string, order: number, contract = CONTRACT) =>
  ({
    remote: `mf-${id}`,
    version: '1',
    name: id,
    module: `./${id}`,
    entry: '/x',
    manifest: { contract, id, title: id, icon: 'users', order, screens: {} },
  }) as RegisteredHub;

it('orders hubs by their manifests, and sets aside those that are down or of another contract', () => {
  const registry: HubRegistry = {
    hubs: [
      hub('late', 30),
      { remote: 'mf-down', error: 'Not built' },
      hub('future', 5, CONTRACT + 1),
      hub('early', 10),
    ],
  };
  const { hubs, unavailable } = sortListing(registry);
  expect(hubs.map(({ name }) => name)).toEqual(['early', 'late']);
  expect(unavailable).toEqual([
    { remote: 'mf-down', error: 'Not built' },
    {
      remote: 'mf-future',
      error: `Made for another version of this app (contract ${CONTRACT + 1}, not ${CONTRACT})`,
    },
  ]);
});

it('the contract is raised together with the first number of the version of hub-kit, by which releases are checked', () => {
  const file = new URL('../../packages/hub-kit/package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  expect(Number(version.split('.')[0])).toBe(CONTRACT);
});
