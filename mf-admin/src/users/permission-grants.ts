import { t } from '@gym/hub-kit/format';
/** What a permission may grant, in the order of the columns, with the letter that stands for it. */
export const grants = [
  { key: 'canView', letter: 'V', word: 'View' },
  { key: 'canAdd', letter: 'A', word: 'Add' },
  { key: 'canEdit', letter: 'E', word: 'Edit' },
  { key: 'canDelete', letter: 'D', word: 'Delete' },
  { key: 'menuVisible', letter: 'M', word: 'Menu' },
] as const;

type Permission = { role: string; resource: string } & Record<(typeof grants)[number]['key'], boolean>;

/** `View, Edit`, or `nothing`. */
export const grantedWords = (permission: Permission): string =>
  grants
    .filter(({ key }) => permission[key])
    .map(({ word }) => t(word))
    .join(', ') || t('nothing');

export interface MatrixRow<P> {
  resource: string;
  /** By role; a role without a row of its own has nothing. */
  byRole: Map<string, P>;
}

/** A row for each resource, in their order; roles in the club's order, custom roles after them. */
export function matrixOf<P extends Permission>(permissions: readonly P[]) {
  const byResource = Map.groupBy(permissions, ({ resource }) => resource);
  const defaultRoles = new Set<string>(roles);
  const customRoles = new Set(permissions.map(({ role }) => role).filter(role => !defaultRoles.has(role)));
  const rows: MatrixRow<P>[] = [...byResource].map(([resource, all]) => ({
    resource,
    byRole: new Map(all.map(permission => [permission.role, permission])),
  }));
  return { roles: [...roles, ...customRoles], rows };
}
import { roles } from '@gym/hub-kit/define';
