import { authRoutes } from './custom/auth.ts';
import { masterDataRoutes } from './custom/master-data.ts';
import { trainerRoutes } from './custom/trainers.ts';
import { userRoutes } from './custom/users.ts';
import { resourceRoutes } from './resource-routes.ts';
import type { RestResource } from './resource.ts';
import type { RestRoute } from './route.ts';

/** Every route of REST: five for each resource, and the odd ones beside them. */
export function restRoutes(resources: readonly RestResource[]): RestRoute[] {
  const resource = (path: string): RestResource => {
    const found = resources.find(candidate => candidate.path === path);
    if (!found) throw new Error(`resources.json has no resource with the path ${path}`);
    return found;
  };
  return [
    ...authRoutes,
    ...trainerRoutes,
    ...masterDataRoutes(resource('master-data')),
    ...userRoutes(resource('users')),
    ...resources.flatMap(resourceRoutes),
  ];
}
