import { CONTRACT } from '@gym/hub-kit/shell';
import type { ListedHub } from './overrides.ts';

/** A hub of the registry with one screen, `mf-notes` unless changed. */
export const listedHub = (version: string, changes: Partial<ListedHub> = {}): ListedHub => ({
  remote: 'mf-notes',
  version,
  source: 'released',
  name: `mf_notes_${version}`,
  module: './notes',
  entry: `http://store.test/mf-notes/${version}/remote-entry.js`,
  integrity: 'sha384-x',
  manifest: {
    contract: CONTRACT,
    id: 'notes',
    title: 'Notes',
    icon: 'users',
    order: 90,
    screens: { only: { path: '/notes', title: 'Notes', icon: 'users', menu: 'members', requires: null } },
  },
  ...changes,
});
