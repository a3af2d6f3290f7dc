import { t as dbType } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import type { ActivationAction, BuildOrigin, Bundle, Canary, Configuration } from './types.ts';

const dateTime = { type: dbType.datetime, length: 3, defaultRaw: 'now()' };

/** The channel on which the database reports activations. The payload is the id of the newest one. */
export const HUBS_CHANNEL = 'hubs_changed';

/** The content of a file of a build, stored once however many builds have it. */
@Entity()
export class HubFile {
  /** `sha384-…`, as browsers verify it. */
  @PrimaryKey({ type: dbType.text }) integrity!: string;
  @Property({ type: dbType.blob }) content!: Buffer;
  /** In bytes. */
  @Property({ type: dbType.integer }) size!: number;
}

/** A released version of a hub, or a build of the checkout that was served. It never changes. */
@Entity()
@Unique({ properties: ['remote', 'version'] })
export class HubBuild {
  @PrimaryKey({ type: dbType.integer, autoincrement: true }) id!: number;
  /** `mf-members`, or `shell-app`. */
  @Property({ type: dbType.text }) remote!: string;
  @Property({ type: dbType.text }) version!: string;
  @Property({ type: dbType.text }) source!: 'release' | 'checkout';
  /** Its `hub.json` or `shell.json`. */
  @Property({ type: dbType.json }) bundle!: Bundle;
  /** The integrity of each file, by its path. */
  @Property({ type: dbType.json }) files!: Record<string, string>;
  /** Of all files, in bytes. */
  @Property({ type: dbType.integer }) size!: number;
  @Property({ type: dbType.text }) storedBy!: string;
  /** Null where the release does not name it. */
  @Property({ type: dbType.json, nullable: true }) origin!: BuildOrigin | null;
  @Property({ ...dateTime }) storedAt!: Date;
  /** When a process last began to serve it from its checkout. */
  @Property({ type: dbType.datetime, length: 3, nullable: true }) servedAt!: Date | null;
}

/** What changed which version of a hub is served, by whom and when. Rows are only added. */
@Entity()
@Index({ properties: ['remote', 'id'] })
@Trigger<object>({
  name: 'reported',
  timing: 'after',
  events: ['insert'],
  forEach: 'row',
  body: `perform pg_notify('${HUBS_CHANNEL}', new.id::text); return null;`,
})
@Trigger<object>({
  name: 'final',
  timing: 'before',
  events: ['update', 'delete'],
  forEach: 'row',
  body: `raise exception 'The history of releases is only added to';`,
})
export class HubActivation {
  @PrimaryKey({ type: dbType.integer, autoincrement: true }) id!: number;
  @Property({ type: dbType.text }) remote!: string;
  /** Null for the build of the checkout. */
  @Property({ type: dbType.text, nullable: true }) version!: string | null;
  @Property({ type: dbType.text }) action!: ActivationAction;
  /** What else is to be said: the audience of a canary, the recalled version, why a canary was stopped. */
  @Property({ type: dbType.json, nullable: true }) details!: object | null;
  @Property({ type: dbType.text }) by!: string;
  @Property({ ...dateTime }) at!: Date;
}

/** What browsers reported of a version of a hub, equal reports counted. */
@Entity()
@Unique({ properties: ['remote', 'version', 'reason'] })
export class HubFailure {
  @PrimaryKey({ type: dbType.integer, autoincrement: true }) id!: number;
  @Property({ type: dbType.text }) remote!: string;
  @Property({ type: dbType.text }) version!: string;
  @Property({ type: dbType.text }) reason!: string;
  @Property({ type: dbType.integer }) count!: number;
  @Property({ ...dateTime }) first!: Date;
  @Property({ ...dateTime }) last!: Date;
}

/** What is served of a hub that was ever released, removed or configured: the outcome of its activations. */
@Entity()
export class Hub {
  @PrimaryKey({ type: dbType.text }) remote!: string;
  /** Null for the build of the checkout. */
  @Property({ type: dbType.text, nullable: true }) version!: string | null;
  @Property({ type: dbType.boolean }) removed!: boolean;
  @Property({ type: dbType.json, nullable: true }) canary!: Canary | null;
  @Property({ type: dbType.json }) configuration!: Configuration;
  /** Versions that no browser should go on with. */
  @Property({ type: dbType.array }) recalled!: string[];
}
