import type { Resource } from '../declaration/resource.ts';
import type { StatementScope } from '../declaration/resource-options.ts';
import { PointInTime } from './point-in-time.ts';
import { Aliases, Parameters, tableOf } from './sql.ts';

/** The permissions that show fields, by type and field: `Trainer.salary`. */
export type HiddenFields = ReadonlyMap<string, string>;

/** What is collected while a statement is built. */
export interface Scope extends StatementScope {
  aliases: Aliases;
  pointInTime?: PointInTime;
  /** The sensitive fields that are null for the caller, with the permission that shows them. */
  hidden: Map<string, string>;
  /** In a table: the most rows of a list that the query does not limit, of which all are read. */
  wholeLists?: number;
}

/**
 * An empty statement of a caller.
 * @param asOf the day at whose end the rows are read, `yyyy-mm-dd`; the current rows unless given
 */
export function newScope({ access }: Pick<Scope, 'access'>, asOf?: string | null): Scope {
  const parameters = new Parameters();
  const pointInTime = asOf ? PointInTime.of(asOf, parameters) : undefined;
  return { parameters, aliases: new Aliases(), access, pointInTime, hidden: new Map() };
}

/** The rows of a resource in a from clause. */
export const rowsOf = ({ pointInTime }: Scope, resource: Resource, alias: string): string =>
  pointInTime ? `${pointInTime.table(resource)} ${alias}` : tableOf(resource, alias);

/** Completes a statement with the earlier rows that it reads. */
export const completeSql = ({ pointInTime }: Scope, sql: string): string => (pointInTime?.with() ?? '') + sql;
