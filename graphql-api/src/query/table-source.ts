import type { Column } from '../declaration/column-registry.ts';
import type { Resource } from '../declaration/resource.ts';
import { rowsOf, type Scope } from './scope.ts';
import { columnIn } from './sql.ts';

/** The rows of a table without a page, or of a very large one. */
export interface ManyRows {
  /** Selects their ids, where conditions decide about them; all rows of the table without. */
  ids?: string;
}

/** A table of a statement and what is joined with it. */
export class TableSource {
  readonly alias: string;
  private readonly joins = new Map<string, TableSource>();
  private readonly rowJoins: string[] = [];
  /** Set where the statement reads many rows: what is computed for each is computed for all of them at once. */
  many?: ManyRows;

  /**
   * @param rows the rows in SQL under the alias that it is given; those of the table by default
   * @param on the id in SQL by which a joined table is found
   */
  constructor(
    readonly resource: Resource,
    readonly scope: Scope,
    private readonly rows: (alias: string) => string = alias => rowsOf(scope, resource, alias),
    private readonly on?: string,
  ) {
    this.alias = scope.aliases.next();
  }

  /** The table of a related record, joined once for each reference. */
  join(column: Column, target: Resource): TableSource {
    const existing = this.joins.get(column.name);
    if (existing) return existing;
    const joined = new TableSource(target, this.scope, undefined, columnIn(this.alias, column));
    this.joins.set(column.name, joined);
    return joined;
  }

  /** Joins one row that a query computes for each row of the table. @returns its alias */
  joinLateral(query: string): string {
    const alias = this.scope.aliases.next();
    this.rowJoins.push(` left join lateral (${query}) ${alias} on true`);
    return alias;
  }

  /** Joins the rows of a query, whose column `parent` has the id of a row of the table, at most once each. @returns their alias */
  joinByParent(query: string): string {
    const alias = this.scope.aliases.next();
    this.rowJoins.push(` left join (${query}) ${alias} on ${alias}.parent = ${this.alias}.id`);
    return alias;
  }

  /** The from clause. */
  from(): string {
    return this.rows(this.alias) + this.joinClauses();
  }

  private joinClauses(): string {
    const joins = [...this.joins.values()].map(
      joined =>
        ` left join ${joined.rows(joined.alias)} on ${joined.alias}.id = ${joined.on!}${joined.joinClauses()}`,
    );
    return [...joins, ...this.rowJoins].join('');
  }
}
