import type { OperationVariables } from '@apollo/client';
import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '../../elements/lazy-part.tsx';
import type { Identified } from '../../definition/define-screen.ts';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';
import type { RelatedPage, RelatedRecordsProps } from './related-table.tsx';

/** Loaded with the first panel that is opened. */
const LazyTable = lazyPart(() => import(/* webpackChunkName: "related" */ './related-table.tsx'));

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
