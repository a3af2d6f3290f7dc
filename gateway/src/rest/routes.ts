import { accountRoutes, accountSchemas } from './custom/account.ts';
import { authRoutes, sessionSchemas } from './custom/auth.ts';
import { billingRunRoutes } from './custom/billing-runs.ts';
import { closedPeriodRoutes, closedPeriodSchemas } from './custom/closed-periods.ts';
import { clubSettingsRoutes, clubSettingsSchemas } from './custom/club-settings.ts';
import { contractRoutes, contractSchemas } from './custom/contracts.ts';
import { dayCloseRoutes, dayCloseSchemas } from './custom/day-closes.ts';
import { equipmentRoutes, equipmentSchemas } from './custom/equipment.ts';
import { masterDataRoutes } from './custom/master-data.ts';
import { memberRoutes, mergeSchemas } from './custom/members.ts';
import { parkingPassRoutes } from './custom/parking-passes.ts';
import { payrollRoutes, payrollSchemas } from './custom/payroll.ts';
import { trainerRoutes } from './custom/trainers.ts';
import { sessionOperationSchemas, sessionRoutes } from './custom/sessions.ts';
import { userRoutes } from './custom/users.ts';
import { visitRoutes, visitSchemas } from './custom/visits.ts';
import { dryRunSchema } from './dry-run.ts';
import { documentOperations } from '../documents.ts';
import type { Operation } from './documents.ts';
import type { Schema } from './schema.ts';
import { resourceRoutes } from './resource-routes.ts';
import type { RestResource } from './resource.ts';
import type { RestRoute } from './route.ts';

export interface RestSurface {
  routes: RestRoute[];
  /** The GraphQL documents of its interactive requests. */
  operations: Operation[];
  /** Shapes that belong to no resource, by name. */
  schemas: Record<string, Schema>;
}

/** All of REST: five routes for each resource, and custom ones, which replace a resource's own of the same path. */
export function restSurface(resources: readonly RestResource[]): RestSurface {
  const resource = (path: string): RestResource => {
    const found = resources.find(candidate => candidate.path === path);
    if (!found) throw new Error(`resources.json has no resource with the path ${path}`);
    return found;
  };
  const custom = [
    ...authRoutes,
    ...trainerRoutes,
    ...accountRoutes(resource('members')),
    ...memberRoutes(resource('members')),
    ...clubSettingsRoutes,
    ...closedPeriodRoutes,
    ...dayCloseRoutes(resource('day-closes')),
    ...billingRunRoutes(resource('billing-runs')),
    ...masterDataRoutes(resource('master-data')),
    ...userRoutes(resource('users')),
    ...equipmentRoutes(resource('equipment'), resource('maintenance')),
    ...contractRoutes(resource('contracts'), resource('billing')),
    ...payrollRoutes(resource('payroll')),
    ...parkingPassRoutes(resource('parking-passes')),
    ...visitRoutes(resource('visits')),
    ...sessionRoutes(resource('sessions')),
  ];
  const key = ({ method, path }: RestRoute) => `${method} ${path}`;
  const taken = new Set(custom.map(key));
  return {
    operations: [
      ...documentOperations,
      ...custom.flatMap(({ operations = [] }) => operations),
      ...resources.flatMap(({ documents, ownDocuments }) =>
        [documents, ownDocuments ?? {}].flatMap(offered => Object.values<Operation>(offered)),
      ),
    ],
    routes: [...custom, ...resources.flatMap(resourceRoutes).filter(route => !taken.has(key(route)))],
    schemas: {
      DryRun: dryRunSchema,
      ...sessionSchemas,
      ...accountSchemas,
      ...mergeSchemas,
      ...clubSettingsSchemas,
      ...closedPeriodSchemas,
      ...payrollSchemas,
      ...equipmentSchemas(resource('equipment')),
      ...contractSchemas(resource('billing')),
      ...visitSchemas(resource('visits')),
      ...dayCloseSchemas(resource('day-closes')),
      ...sessionOperationSchemas,
    },
  };
}
