import { lazyPart } from '../../elements/lazy-part.tsx';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';

/**
 * The page of a record: its name, facts, warnings and actions, and the sections that hubs offer to its slot. Each
 * section fetches its code and rows when it comes near the visible part of the page.
 * @example
 * const document = graphql(`
 *   query TrainerCard($id: ID!) {
 *     record: trainer(id: $id) { id name phone }
 *   }
 * `);
 * const page = (
 *   <RecordPage
 *     screen={locationsScreen}
 *     id="17"
 *     document={document}
 *     head={({ name, phone }) => ({ name, facts: [{ label: 'Phone', value: phone }] })}
 *     list="/trainers"
 *     slot={{ name: 'trainer', trainerId: '17' }}
 *   />
 * );
 */
export const RecordPage = lazyPart(() => import(/* webpackMode: "eager" */ './page-content.tsx'), {
  fallback: <RowsSkeleton />,
});

/**
 * The value of a fact in the header of a record's page, from a query of its own, in each state of it.
 * @example
 * const document = graphql(`
 *   query MemberPassCount($memberId: ID!) {
 *     passes: parkingPassesAggregate(filter: { memberId: { eq: $memberId } }) { count }
 *   }
 * `);
 * const fact = (
 *   <FactOf document={document} variables={{ memberId: '17' }}>
 *     {({ passes }) => formatNumber(passes[0]?.count ?? 0)}
 *   </FactOf>
 * );
 */
export const FactOf = lazyPart(() => import(/* webpackChunkName: "related" */ './queried-fact.tsx'), {
  fallback: null,
});
