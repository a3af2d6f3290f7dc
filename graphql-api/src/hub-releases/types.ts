/** `hub.json` of a build as far as the store reads it; the gateway knows the rest. */
export interface Bundle {
  remote: string;
  version: string;
  /** The integrity of every file, by its path. */
  files: Record<string, string>;
  /** GraphQL documents. */
  operations?: string[];
  /** The files of the packages of the club that it was built with: `hub-kit-2.1.0-<hash>.tgz`. */
  packages?: string[];
  hubs?: { manifest: { screens: Record<string, HubPart>; panels?: Record<string, HubPart> } }[];
}

/** A screen or a panel. */
interface HubPart {
  /** `members:view`; null for every user. */
  requires: string | null;
  /** Each of these opens it too. */
  orRequires?: readonly string[];
}

/** What a release was built from. */
export interface BuildOrigin {
  /** The hash of a commit. */
  commit: string;
  /** The address of the run of continuous integration that built it. */
  run?: string;
}

export type ActivationAction =
  'release' | 'rollback' | 'remove' | 'canary' | 'stop-canary' | 'configure' | 'delete';

/** For whom a canary is: users of these roles, and this percentage of all users. */
export interface Audience {
  roles?: string[];
  /** More than 0 and less than 100. */
  percent?: number;
}

/** A version that an audience is served beside the active one. */
export interface Canary {
  version: string;
  audience: Audience;
  /** When it began, in ISO 8601. */
  since: string;
  /** Ids of the users in whose browsers it failed. */
  failedFor: number[];
}

export type Configuration = Record<string, string | number | boolean>;

/** What is served of a hub. */
export interface HubState {
  remote: string;
  /** Null for the build of the checkout. */
  version: string | null;
  removed: boolean;
  canary: Canary | null;
  configuration: Configuration;
  recalled: string[];
}

/** What is served, as of one moment. */
export interface Registry {
  /** Changes with each activation. */
  revision: string;
  hubs: ReadonlyMap<string, HubState>;
  /** The bundles of all active versions and canaries, by `keyOf`. */
  bundles: ReadonlyMap<string, Bundle>;
}

export const keyOf = (remote: string, version: string): string => `${remote} ${version}`;

export interface Activation {
  remote: string;
  version: string | null;
  action: ActivationAction;
  /** For whom a canary is. */
  audience?: Audience;
  /** Whether open tabs leave the version that was served, and that version. */
  recall?: boolean;
  recalled?: string;
  /** Why a canary was stopped. */
  reason?: string;
  configuration?: Configuration;
  /** Of the version, while it is stored. */
  origin?: BuildOrigin | null;
  by: string;
  /** In ISO 8601. */
  at: string;
}

export interface StoredRelease {
  version: string;
  storedAt: string;
  by: string;
  /** In bytes. */
  size: number;
  origin: BuildOrigin | null;
}

export interface ListedReleases {
  remote: string;
  active: string | null;
  removed: boolean;
  canary: Canary | null;
  recalled: string[];
  configuration: Configuration;
  /** Newest first. */
  releases: StoredRelease[];
  /** Newest first. */
  history: Omit<Activation, 'remote'>[];
}
