import { setTimeout as pause } from 'node:timers/promises';
import type { Action } from '../src/auth/access.ts';
import { ROLES } from '../src/auth/access.ts';
import { defaultGrants, resources } from '../src/seed/grants.ts';
import type { TestClub } from './club.ts';

type Flags = Record<Action, boolean>;

/** What each role may do with each resource: `table['Trainer members'].view`. */
export type Table = Record<string, Flags>;

const keyOf = (role: string, resource: string) => `${role} ${resource}`;
const ACTIONS = ['view', 'add', 'edit', 'delete', 'menuVisible'] as const;

export const defaultTable: Table = Object.fromEntries(
  defaultGrants.map(grant => [
    keyOf(grant.role, grant.resource),
    {
      view: grant.canView,
      add: grant.canAdd,
      edit: grant.canEdit,
      delete: grant.canDelete,
      menuVisible: grant.menuVisible,
    },
  ]),
);

/** A table by chance, the same for the same seed. */
export function randomTable(seed: number): Table {
  let state = seed;
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 < 0.5;
  };
  const rows = ROLES.flatMap(role => resources.map(resource => keyOf(role, resource)));
  return Object.fromEntries(
    rows.map(key => [key, Object.fromEntries(ACTIONS.map(action => [action, chance()])) as Flags]),
  );
}

/** What the specification says of a role: the table, and that a Super User always may administer permissions. */
export const may = (table: Table, role: string, resource: string, action: Action) =>
  (role === 'Super User' && resource === 'permissions') || (table[keyOf(role, resource)]?.[action] ?? false);

/** Writes the table straight into the database and waits until the API has heard of it. */
export async function setTable(club: TestClub, table: Table): Promise<void> {
  const rows = Object.entries(table).map(([key, flags]) => {
    const resource = key.slice(key.lastIndexOf(' ') + 1);
    return { role: key.slice(0, -resource.length - 1), resource, ...flags };
  });
  await club.sql(
    `with given as (
       select * from jsonb_to_recordset($1) as row(role text, resource text, view bool, add bool, edit bool, delete bool, "menuVisible" bool)
     )
     update permission set can_view = view, can_add = add, can_edit = edit, can_delete = delete, menu_visible = "menuVisible"
       from given where given.role = permission.role and given.resource = permission.resource`,
    [JSON.stringify(rows)],
  );
  const wanted = JSON.stringify(shown(table, 'Trainer'));
  for (let turn = 0; turn < 100; turn++) {
    if (JSON.stringify(await told(club)) === wanted) return;
    await pause(20);
  }
  throw new Error('The API did not hear of the changed permissions');
}

const shown = (table: Table, role: string) =>
  resources.toSorted().map(resource => [resource, table[keyOf(role, resource)]]);

async function told(club: TestClub) {
  const { me } = await club
    .as('trainer')
    .ask<{ me: { permissions: ({ resource: string } & Flags)[] } }>(
      '{ me { permissions { resource view add edit delete menuVisible } } }',
    );
  const grants = me.permissions.toSorted((one, other) => (one.resource < other.resource ? -1 : 1));
  return grants.map(({ resource, ...flags }) => [resource, flags]);
}
