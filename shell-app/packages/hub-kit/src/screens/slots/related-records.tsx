import type { OperationVariables } from '@apollo/client';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '../../elements/lazy-part.tsx';
import type { Identified } from '../../definition/define-screen.ts';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';
import type { ListedScreen, RelatedPage, RelatedRecordsProps, ScreenRecordsProps } from './related-table.tsx';

/** Loaded with the first panel that is opened. */
const LazyTable = lazyPart(() => import(/* webpackChunkName: "related" */ './related-table.tsx'));

/**
 * The first records that belong to another one, as a panel shows them: read-only, on a phone two values to a line. A
 * screen of the same hub gives request and columns; for anything else there is a document.
 * @example
 * const passes = (
 *   <RelatedRecords
 *     screen={passesScreen}
 *     filter={{ memberId: '17' }}
 *     columns={['passNumber', 'validUntil', { key: 'vehicleNumber', title: 'Vehicle' }]}
 *     path="/parking-passes"
 *   />
 * );
 * const document = graphql(`
 *   query MemberPasses($memberId: ID!) {
 *     page: parkingPasses(filter: { memberId: { eq: $memberId } }, page: { limit: 10 }) {
 *       items { id vehicleNumber }
 *       totalCount
 *     }
 *   }
 * `);
 * const vehicles = (
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
>(props: RelatedRecordsProps<Row, Data, Variables>): ReactNode;
export function RelatedRecords<Screen extends ListedScreen>(props: ScreenRecordsProps<Screen>): ReactNode;
export function RelatedRecords(props: object) {
  // `lazyPart` loses the type parameters; these props are the table's own.
  const Table = LazyTable as unknown as ComponentType<object>;
  return (
    <Suspense fallback={<RowsSkeleton rows={3} />}>
      <Table {...props} />
    </Suspense>
  );
}
