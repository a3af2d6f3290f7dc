import type { HubManifest } from '@gym/hub-kit';
import type { RegisteredHub, Permission, ScreenManifest, Session } from '@gym/hub-kit/shell';

export interface NavCategory {
  id: string;
  title: string;
  icon: HubManifest['icon'];
  entries: ScreenManifest[];
}

export interface NavModel {
  categories: NavCategory[];
  /** Shown below the categories. */
  administration: NavCategory[];
}

type Rights = Pick<Session, 'can' | 'menuVisible'>;

/** The navigation of a user: the entries that they may see, without empty categories. */
export function navModel(hubs: readonly RegisteredHub[], rights: Rights): NavModel {
  const shownHubs = hubs
    .filter(({ manifest }) => allows(manifest.requires ?? null, rights))
    .map(({ manifest }) => categoryOf(manifest, rights))
    .filter(({ entries }) => entries.length > 0);
  const apart = new Set(hubs.filter(({ manifest }) => manifest.block).map(({ manifest }) => manifest.id));
  return {
    categories: shownHubs.filter(({ id }) => !apart.has(id)),
    administration: shownHubs.filter(({ id }) => apart.has(id)),
  };
}

function categoryOf({ id, title, icon, screens }: HubManifest, rights: Rights): NavCategory {
  const entries = Object.values(screens).filter(
    ({ menu, requires }) => rights.menuVisible(menu) && allows(requires, rights),
  );
  return { id, title, icon, entries };
}

const allows = (permission: Permission | null, rights: Rights) =>
  permission === null || rights.can(permission);

/** The category of the current URL. */
export function categoryOfPath(categories: readonly NavCategory[], path: string): string | null {
  const category = categories.find(({ entries }) => entries.some(entry => isBelow(path, entry.path)));
  return category?.id ?? null;
}

const isBelow = (path: string, root: string) => path === root || path.startsWith(`${root}/`);
