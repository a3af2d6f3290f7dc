import type { Result } from '../api.ts';
import type { Answer } from '../use-answers.ts';
import { figure, rowsInWords } from '../words.ts';
import type { Table } from './tables.ts';

/** How many rows an answer has, what it cost, and how long it took. */
export function Figures({ answer: { result, milliseconds }, table }: { answer: Answer; table?: Table }) {
  const { cost, costLimit } = result.extensions ?? {};
  const isTooCostly = cost !== undefined && costLimit !== undefined && cost > costLimit;
  return (
    <p className="figures" role="status">
      {table && <span>{rowsInWords(table.rows.length, table.total ?? totalOf(result, table))}</span>}
      {cost !== undefined && (
        <span
          className={isTooCostly ? 'too-costly' : undefined}
          title="About how many rows the database looks at"
        >
          Cost {figure(cost)}
          {costLimit !== undefined && ` of ${figure(costLimit)}`}
        </span>
      )}
      <span>{figure(milliseconds)} ms</span>
    </p>
  );
}

/** How many rows a table has in all, where the response says it; groups have no count beside them. */
const totalOf = ({ extensions }: Result, { name }: Table) =>
  extensions?.truncated?.find(({ path }) => path === name)?.total;
