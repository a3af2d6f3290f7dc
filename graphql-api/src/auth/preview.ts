import type { Grants } from './access-cache.ts';
import { Access, type Action, type Grant } from './access.ts';

const ACTIONS: readonly Action[] = ['view', 'add', 'edit', 'delete', 'menuVisible'];

/** By the grants of the user, then by those of the role. Equal grants keep their identity: plans are cached by it. */
const shared = new WeakMap<Grants, WeakMap<Grants, Grants>>();

/** The access of a user who previews the app as a role: what both may do, and only to read. */
export function previewOf({ user, grants, tokenId }: Access, role: string, grantsOfRole: Grants): Access {
  const byRole = shared.get(grants) ?? new WeakMap<Grants, Grants>();
  shared.set(grants, byRole);
  const common = byRole.get(grantsOfRole) ?? intersection(grants, grantsOfRole);
  byRole.set(grantsOfRole, common);
  return new Access(user, common, tokenId, role);
}

function intersection(a: Grants, b: Grants): Grants {
  const both = [...a.values()].flatMap((own): Grant[] => {
    const other = b.get(own.resource);
    if (!other) return [];
    const actions = ACTIONS.map(action => [action, own[action] && other[action]] as const);
    return [{ resource: own.resource, ...(Object.fromEntries(actions) as Record<Action, boolean>) }];
  });
  return new Map(both.map(grant => [grant.resource, grant]));
}
