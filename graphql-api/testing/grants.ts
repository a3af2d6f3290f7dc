import { setTimeout as pause } from 'node:timers/promises';
import type { Action } from '../src/auth/access.ts';
import { ROLES } from '../src/auth/access.ts';
import { defaultGrants, resources } from '../src/seed/grants.ts';
import type { TestApp } from './app.ts';

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

/** A random table, the same for the same seed. */
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

/** What a role may do: the table, and a Super User always may administer permissions. */
export const may = (table: Table, role: string, resource: string, action: Action) =>
  (role === 'Super User' && resource === 'permissions') || (table[keyOf(role, resource)]?.[action] ?? false);

/** Writes the table to the database and waits until the API uses it. */
export async function setTable(app: TestApp, table: Table): Promise<void> {
  const rows = Object.entries(table).map(([key, flags]) => {
    const resource = key.slice(key.lastIndexOf(' ') + 1);
    return { role: key.slice(0, -resource.length - 1), resource, ...flags };
  });
  await app.sql(
    `with given as (
       select * from jsonb_to_recordset($1) as row(role text, resource text, view bool, add bool, edit bool, delete bool, "menuVisible" bool)
     )
     update permission set can_view = view, can_add = add, can_edit = edit, can_delete = delete, menu_visible = "menuVisible"
       from given where given.role = permission.role and given.resource = permission.resource`,
    [JSON.stringify(rows)],
  );
  const wanted = JSON.stringify(shown(table, 'Trainer'));
  for (let attempt = 0; attempt < 100; attempt++) {
    if (JSON.stringify(await grantsOfTrainer(app)) === wanted) return;
    await pause(20);
  }
  throw new Error('The API does not use the changed permissions');
}

const shown = (table: Table, role: string) =>
  resources.toSorted().map(resource => [resource, table[keyOf(role, resource)]]);

async function grantsOfTrainer(app: TestApp) {
  const { me } = await app
    .as('trainer')
    .request<{ me: { permissions: ({ resource: string } & Flags)[] } }>(
      '{ me { permissions { resource view add edit delete menuVisible } } }',
    );
  const grants = me.permissions.toSorted((a, b) => (a.resource < b.resource ? -1 : 1));
  return grants.map(({ resource, ...flags }) => [resource, flags]);
}

/** Tables of grants under which permissions are tested. */
export const tables: [string, Table][] = [
  ['the default table', defaultTable],
  ['a table by chance', randomTable(20_261_120)],
  ['another table by chance', randomTable(7)],
];
