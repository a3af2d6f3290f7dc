import { lazyPart } from '../../elements/lazy-part.tsx';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';

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
export const RelatedRecords = lazyPart(
  () => import(/* webpackChunkName: "related" */ './related-table.tsx'),
  { fallback: <RowsSkeleton rows={3} /> },
);
