import type { GraphqlResponse } from '../api.ts';
import type { TabResult } from '../use-tab-results.ts';
import { figure, rowsInWords } from '../words.ts';
import type { Table } from './tables.ts';

/** The row count, cost and duration of a result. */
export function Figures({ of: { response, milliseconds }, table }: { of: TabResult; table?: Table }) {
  const { cost, costLimit } = response.extensions ?? {};
  const isTooCostly = cost !== undefined && costLimit !== undefined && cost > costLimit;
  return (
    <p className="figures" role="status">
      {table && <span>{rowsInWords(table.rows.length, table.total ?? totalOf(response, table))}</span>}
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

/** All rows of a truncated table, where the response has the total; groups have none. */
const totalOf = ({ extensions }: GraphqlResponse, { name }: Table) =>
  extensions?.truncated?.find(({ path }) => path === name)?.total;
