export type Action = 'view' | 'add' | 'edit' | 'delete' | 'menuVisible';
export const ROLES = ['Super User', 'Admin', 'Accounts', 'Reception', 'Trainer'] as const;
export const SUPER_USER = 'Super User';

/** What a role may do with one resource. */
export type Grant = { resource: string } & Record<Action, boolean>;

/** The person behind a request. */
export interface AccessUser {
  id: number;
  username: string;
  fullName: string;
  role: string;
}

/** Who asks and what they may do, as the tables say at the moment of the request. */
export class Access {
  constructor(
    readonly user: AccessUser | null,
    readonly grants: ReadonlyMap<string, Grant>,
  ) {}

  can(resource: string, action: Action): boolean {
    if (this.user?.role === SUPER_USER && resource === 'permissions') return true;
    return this.grants.get(resource)?.[action] ?? false;
  }
}

export const nobody = new Access(null, new Map());
