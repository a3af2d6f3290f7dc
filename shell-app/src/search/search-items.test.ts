import { expect, it } from 'vitest';
import { commandGroup, uniqueMatch, type SearchItem, type SearchScope } from './search-items.ts';

const item = (title: string): SearchItem => ({ icon: 'dashboard', title, address: `/${title}` });

it.each([
  ['pay', ['PAY-777001', 'Payments', 'Add Payment'], undefined],
  ['payments', ['PAY-777001', 'Payments'], 'Payments'],
  ['ada', ['Ada Adams'], 'Ada Adams'],
  ['ada adams ', ['Ada Adams', 'Ada Adamson'], 'Ada Adams'],
  ['ada adams', ['Ada Adams', 'Ada Adams', 'Bea Brown'], undefined],
  ['nobody', [], undefined],
])('%j among %j means %s', (text, titles, meant) => {
  expect(uniqueMatch(text, titles.map(item))?.title).toBe(meant);
});

const hub = {
  manifest: {
    screens: {
      members: {
        path: '/members',
        title: 'Members',
        icon: 'users',
        menu: 'members',
        requires: null,
        recordPage: { record: 'member', requires: 'members:view' },
      },
    },
    actions: {
      note: {
        slot: 'member',
        title: 'Add Note',
        icon: 'edit',
        requires: 'notes:add',
        path: '/members/:id?note',
      },
      week: { slot: 'trainer', title: 'Plan', icon: 'edit', requires: 'notes:add', path: '/plan/:id' },
    },
  },
};

it.each([
  ['/members/17', 'note', ['/members/17?note']],
  ['/members/17', 'plan', []],
  ['/members/17/', '', ['/members/17?note']],
  ['/members', '', []],
  ['/members/', '', []],
  ['/members/17/more', '', []],
  ['/membersx/17', '', []],
])('at %s, %j finds the actions %j of the record', (pathname, text, addresses) => {
  const session = { can: () => true, menuVisible: () => true };
  const scope = { hubs: [hub], session, pathname, addressOf: () => undefined } as unknown as SearchScope;
  expect(commandGroup(text, scope).items.map(({ address }) => address)).toEqual(addresses);
});

it('offers no action of a record that the user may not carry out', () => {
  const session = { can: (permission: string) => permission !== 'notes:add', menuVisible: () => true };
  const scope = { hubs: [hub], session, pathname: '/members/17', addressOf: () => undefined };
  expect(commandGroup('', scope as unknown as SearchScope).items).toEqual([]);
});
