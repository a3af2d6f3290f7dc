import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '../../elements/lazy-part.tsx';
import type { ColumnDefinition, Identified } from '../../definition/define-screen.ts';
import type { RowAction } from '../row-actions.tsx';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';

/** Loaded with the first panel that is opened. */
const LazyTable = lazyPart(() => import(/* webpackChunkName: "related" */ './related-table.tsx'));

export interface RelatedPage<Row extends Identified> {
  page: { items: Row[]; totalCount: number };
}

export interface RelatedRecordsProps<
  Row extends Identified,
  Data extends RelatedPage<Row>,
  Variables extends OperationVariables,
> {
  /** Asks for the first of them: `query MemberPayments($memberId: ID!) { page: payments(filter: …, page: { limit: 10 }) { … } }` */
  document: TypedDocumentNode<Data & RelatedPage<Row>, Variables>;
  variables: NoInfer<Variables>;
  entity: { one: string; many: string };
  columns: readonly ColumnDefinition<NoInfer<Row>, never>[];
  /** What users can do with a row. */
  actions?: (row: NoInfer<Row>) => readonly RowAction[];
  /** Where the screen shows all of them; absent where no screen does. */
  all?: string;
  /** What they come to, below the rows. */
  sum?: (data: NoInfer<Data>) => ReactNode;
}

/**
 * The newest records that belong to another one, as a panel shows them: read-only, on a phone two values to a line.
 * @example
 * const document = graphql(`
 *   query MemberPasses($memberId: ID!) {
 *     page: parkingPasses(filter: { memberId: { eq: $memberId } }, page: { limit: 10 }) {
 *       items { id vehicleNumber }
 *       totalCount
 *     }
 *   }
 * `);
 * const passes = (
 *   <RelatedRecords
 *     document={document}
 *     variables={{ memberId: '17' }}
 *     entity={{ one: 'parking pass', many: 'parking passes' }}
 *     columns={[{ key: 'vehicleNumber', title: 'Vehicle' }]}
 *     all="/parking-passes?f.memberId=17"
 *   />
 * );
 */
export function RelatedRecords<
  Row extends Identified,
  Data extends RelatedPage<Row>,
  Variables extends OperationVariables,
>(props: RelatedRecordsProps<Row, Data, Variables>) {
  // `lazyPart` loses the type parameters; these props are the table's own.
  const Table = LazyTable as unknown as ComponentType<RelatedRecordsProps<Row, Data, Variables>>;
  return (
    <Suspense fallback={<RowsSkeleton rows={3} />}>
      <Table {...props} />
    </Suspense>
  );
}
