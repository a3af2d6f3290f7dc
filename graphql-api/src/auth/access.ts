export type Action = 'view' | 'add' | 'edit' | 'delete' | 'menuVisible';
export const ROLES = ['Super User', 'Admin', 'Accounts', 'Reception', 'Trainer'] as const;
export const SUPER_USER = 'Super User';
export type Role = (typeof ROLES)[number];

/** What a role may do with one resource. */
export type Grant = { resource: string } & Record<Action, boolean>;

/** A Super User always may administer permissions, whatever the table says. */
export const superUserGrant: Grant = {
  resource: 'permissions',
  view: true,
  add: true,
  edit: true,
  delete: true,
  menuVisible: true,
};

/** The user of a request. */
export interface AccessUser {
  id: number;
  username: string;
  fullName: string;
  role: string;
  /** Raised by every change that ends the user's tokens: of password, role or status. */
  tokenVersion: number;
  /** The ids of sessions that the user has ended and whose tokens have not expired. */
  endedSessions: readonly string[];
}

/** The user of a request and the grants at the time of the request. */
export class Access {
  constructor(
    readonly user: AccessUser | null,
    readonly grants: ReadonlyMap<string, Grant>,
    /** The id of the personal token of the request; null for a session. */
    readonly tokenId: number | null = null,
    /** The role that a user previews; such a request only reads. */
    readonly previewedRole: string | null = null,
  ) {}

  can(resource: string, action: Action): boolean {
    return this.grants.get(resource)?.[action] ?? false;
  }
}

export const anonymousAccess = new Access(null, new Map());
