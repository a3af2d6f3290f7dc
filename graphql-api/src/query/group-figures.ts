import { badInput } from '../common/errors.ts';
import type { FieldKind } from '../declaration/contract.ts';
import {
  aggregateExpression,
  figureName,
  numberAt,
  quotient,
  NUMBERS,
  type AggregatedRows,
} from './aggregate-expression.ts';
import type { Filter } from './comparison.ts';
import type { SelectedField } from './selection.ts';
import type { Parameters } from './sql.ts';

/** A value of a group in SQL, before it is formatted, and its kind. */
export interface Figure {
  expression: string;
  kind: FieldKind;
}

/** The fields of the response that are no aggregates of the rows of a group. */
const OTHERS = new Set(['group', 'groupCount', 'level', 'asOf', 'calculated']);

/** Which groups are compared, in SQL. */
export interface ComparedGroups {
  /** The groups of shares and ranks: an empty text or `partition by …`. */
  among: string;
  /** The groups before a group, with their order. */
  inOrder: string;
  /** How those before are counted: by rows, or by the value of their order. */
  frame: 'rows' | 'range';
}

/** The figures that a request selects of a group, by their path in the response: `count`, `paid.sum.amount`. */
export class GroupFigures {
  private readonly aggregates = new Map<string, Figure>();
  private readonly calculated = new Map<string, Figure>();

  /**
   * @param column the column in SQL that an aggregate of the rows has in the statement
   * @throws BAD_USER_INPUT for a wrong filter or calculation
   * @throws FORBIDDEN for a figure or a filter of what the caller may not view
   */
  constructor(
    private readonly rows: AggregatedRows,
    selection: readonly SelectedField[],
    private readonly column: (expression: string) => string,
    compared: ComparedGroups,
  ) {
    this.aggregate(selection.filter(({ name }) => !OTHERS.has(name)));
    for (const { key, name, fields } of selection)
      if (name === 'calculated')
        for (const field of fields)
          if (field.type)
            this.calculated.set(
              `${key}.${field.key}`,
              calculate(field, path => this.operand(path), compared, rows.scope.parameters),
            );
  }

  /** A selected figure. */
  at(path: string): Figure | undefined {
    const aggregate = this.aggregates.get(path);
    return aggregate
      ? { ...aggregate, expression: this.column(aggregate.expression) }
      : this.calculated.get(path);
  }

  /** The selected aggregates of the rows that are numbers, in SQL. */
  numbers(): [path: string, expression: string][] {
    return [...this.aggregates]
      .filter(([, { kind }]) => NUMBERS.has(kind))
      .map(([path, { expression }]) => [path, expression]);
  }

  /** @param condition of the rows that are aggregated */
  private aggregate(fields: readonly SelectedField[], parent = '', condition?: string): void {
    for (const field of fields) {
      const path = parent + field.key;
      if (!field.type) continue;
      if (field.name === 'count')
        this.aggregates.set(path, aggregateExpression(this.rows, 'count', condition));
      else if (field.name === 'filtered')
        this.aggregate(field.fields, `${path}.`, this.condition(field.args['filter'] as Filter));
      else
        for (const { key, name, type } of field.fields)
          if (type)
            this.aggregates.set(
              `${path}.${key}`,
              aggregateExpression(this.rows, `${figureName(field)}.${name}`, condition),
            );
    }
  }

  private condition(filter: Filter): string {
    const { resource, alias, scope, conditionOf } = this.rows;
    return conditionOf(filter, resource, alias, scope);
  }

  /** A number to calculate with: a sum of no values is 0. */
  private operand(path: string): string {
    const expression = numberAt(this.rows, path, new Map(this.numbers()));
    if (expression === undefined)
      throw badInput({
        calculated: `${path} is no number of the response. Select it, or name it as in the response: \`sum.amount\``,
      });
    return this.column(expression.startsWith('sum(') ? `coalesce(${expression}, 0)` : expression);
  }
}

/** What is calculated of figures, once they are aggregated. */
function calculate(
  { name, args }: SelectedField,
  operand: (path: string) => string,
  { among, inOrder, frame }: ComparedGroups,
  parameters: Parameters,
): Figure {
  const of = operand(String(args['of']));
  const number = (expression: string): Figure => ({ expression, kind: 'number' });
  if (name === 'difference') return number(`(${of} - ${operand(String(args['minus']))})`);
  if (name === 'ratio') return number(quotient(of, operand(String(args['to']))));
  if (name === 'share') return number(quotient(of, `sum(${of}) over (${among})`));
  if (name === 'previous')
    return number(`first_value(${of}) over (${inOrder} ${frame} between 1 preceding and 1 preceding)`);
  if (name === 'runningTotal')
    return number(`sum(${of}) over (${inOrder} rows between unbounded preceding and current row)`);
  if (name === 'movingAverage')
    return number(
      `avg(${of}) over (${inOrder} ${frame} between ${parameters.add(preceding(args['groups']), 'int')} preceding and current row)`,
    );
  return { expression: `rank() over (${among}order by ${of} desc nulls last)`, kind: 'int' };
}

const MAX_GROUPS_OF_AVERAGE = 1000;

/** @throws BAD_USER_INPUT */
function preceding(groups: unknown): number {
  const count = Number(groups);
  if (!(count >= 1 && count <= MAX_GROUPS_OF_AVERAGE))
    throw badInput({ groups: `A moving average has 1 to ${MAX_GROUPS_OF_AVERAGE} groups` });
  return count - 1;
}
