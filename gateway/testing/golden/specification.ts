import { contracts } from '../../src/contracts.ts';

/** `resource:action` that opens a path; or everybody who is signed in, or anybody. */
export type Need = string | 'signed in' | 'anybody';

const five = (path: string, resource = path): [string, Need[]][] => [
  [`GET /${path}`, [`${resource}:view`]],
  [`GET /${path}/{id}`, [`${resource}:view`]],
  [`POST /${path}`, [`${resource}:add`]],
  [`PUT /${path}/{id}`, [`${resource}:edit`, `${resource}:view`]],
  [`DELETE /${path}/{id}`, [`${resource}:delete`]],
];

/** Every call of section 7 of both specifications, with what it takes. */
export const specifiedCalls: ReadonlyMap<string, Need[]> = new Map<string, Need[]>([
  ['POST /auth/login', ['anybody']],
  ['GET /auth/me', ['signed in']],
  ...five('members'),
  ...five('trainers'),
  ['GET /trainers/stats/summary', ['trainers:view']],
  ...five('master-data'),
  ['GET /master-data/page/{page}', ['master-data:view']],
  ['GET /master-data/dropdown/{dropdown}/page/{page}', ['signed in']],
  ...five('sessions'),
  ...five('equipment'),
  ...five('maintenance'),
  ...five('locations'),
  ...five('membership-plans'),
  ...five('parking-passes'),
  ['GET /parking-passes/lot/{lot}', ['parking-passes:view']],
  ...five('rewards'),
  ...five('referrals'),
  ...five('diet-plans'),
  ['GET /users', ['users:view']],
  ['GET /users/{id}', ['users:view']],
  ['POST /users', ['users:add']],
  ['PUT /users/{id}', ['users:edit', 'users:view']],
  ['PUT /users/{id}/password', ['users:edit']],
  ['PUT /users/{id}/status', ['users:delete', 'users:view']],
  ...five('users/permissions', 'permissions'),
  ...five('employees'),
  ...five('attendance'),
  ...five('shifts'),
  ...five('commissions'),
  ...five('payroll'),
  ...five('expenses'),
  ...five('income'),
  ...five('billing'),
  ...five('payments'),
  ...five('external-payments'),
]);

const isSpecified = ({ path }: { path: string }) => specifiedCalls.has(`GET /${path}`);

/** The parts of `five` that a resource offers. */
const METHODS = { list: 0, one: 1, create: 2, update: 3, delete: 4 } as const;

/** The calls of added resources beyond those of their records. */
const addedCalls: [string, Need[]][] = [
  ['POST /auth/logout', ['signed in']],
  ['POST /users/{id}/end-sessions', ['users:edit']],
  ['POST /billing-runs', ['billing-runs:add', 'billing-runs:view']],
  ['GET /members/{id}/account', ['billing:view', 'payments:view']],
  ['GET /closed-periods', ['closed-periods:view']],
  ['POST /closed-periods', ['closed-periods:add', 'closed-periods:view']],
  ['POST /closed-periods/{month}/reopen', ['closed-periods:delete', 'closed-periods:view']],
  ['POST /day-closes', ['day-closes:add', 'day-closes:view', 'payments:view']],
  ['POST /day-closes/{id}/reopen', ['closed-periods:edit', 'day-closes:view']],
  ['GET /club-settings', ['club-settings:view']],
  ['PUT /club-settings', ['club-settings:edit', 'club-settings:view']],
  ['POST /contracts/sign-up', ['contracts:add', 'contracts:view']],
  ['POST /contracts/{id}/renew', ['contracts:add', 'contracts:view']],
  ['POST /members/{id}/merge', ['members:delete', 'members:edit', 'members:view']],
  ['POST /sessions/{id}/repeat', ['sessions:add', 'sessions:edit', 'sessions:view']],
  ['POST /sessions/{id}/change', ['sessions:edit', 'sessions:view']],
  ['POST /sessions/cancel', ['sessions:edit', 'sessions:view']],
  ['POST /visits/check-in', ['visits:add', 'visits:view']],
  ['POST /visits/{id}/check-out', ['visits:edit', 'visits:view']],
  ['POST /contracts/{id}/freeze', ['contracts:edit', 'contracts:view']],
  ['POST /contracts/{id}/resume', ['contracts:edit', 'contracts:view']],
  ['POST /contracts/{id}/switch-plan', ['contracts:edit', 'contracts:view']],
  ['POST /contracts/{id}/change-price', ['contracts:edit', 'contracts:view']],
  ['POST /contracts/{id}/cancel', ['contracts:edit', 'contracts:view']],
  ['POST /payroll/prepare', ['payroll:add', 'payroll:view']],
  ['POST /payroll/{id}/approve', ['payroll:edit', 'payroll:view']],
  ['POST /payroll/{id}/pay', ['payroll:edit', 'payroll:view']],
];

/** These, and the calls of resources that the specifications do not have. */
export const calls: ReadonlyMap<string, Need[]> = new Map<string, Need[]>([
  ...specifiedCalls,
  ...contracts
    .filter(contract => !isSpecified(contract))
    .flatMap(({ path, resource, operations }) =>
      operations.map(operation => five(path, resource)[METHODS[operation]]!),
    ),
  ...addedCalls,
]);
