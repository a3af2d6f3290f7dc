import type { Column } from '../declaration/columns.ts';
import type { Resource } from '../declaration/resource.ts';
import { columnIn, tableOf } from './sql.ts';
import type { Scope } from './filter.ts';

/** One table of a statement and what is fetched from it; joined tables add to the same list. */
export class Source {
  readonly alias: string;
  private readonly joins = new Map<string, Source>();

  constructor(
    readonly resource: Resource,
    private readonly scope: Scope,
    private readonly expressions: string[] = [],
    private readonly on?: string,
  ) {
    this.alias = scope.aliases.next();
  }

  /** Adds to the fetched expressions, unless it is there, and answers its position. */
  add(expression: string): number {
    const known = this.expressions.indexOf(expression);
    return known === -1 ? this.expressions.push(expression) - 1 : known;
  }

  join(column: Column, target: Resource): Source {
    const known = this.joins.get(column.name);
    if (known) return known;
    const joined = new Source(target, this.scope, this.expressions, columnIn(this.alias, column));
    this.joins.set(column.name, joined);
    return joined;
  }

  from(): string {
    return (
      tableOf(this.resource, this.alias) +
      [...this.joins.values()].map(joined => joined.joinClause()).join('')
    );
  }

  private joinClause(): string {
    return ` left join ${tableOf(this.resource, this.alias)} on ${this.alias}.id = ${this.on}${[...this.joins.values()].map(joined => joined.joinClause()).join('')}`;
  }

  /** Named by position, so that a row by position and a row in JSON read alike. */
  list(): string {
    return (
      this.expressions.map((expression, index) => `${expression} as "${index}"`).join(', ') || '1 as "0"'
    );
  }
}
