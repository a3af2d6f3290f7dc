import type { OperationVariables } from '@apollo/client';
import { Suspense, type ComponentType } from 'react';
import type { Identified, ScreenDefinition } from '../../definition/define-screen.ts';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';
import type { FactProps } from './queried-fact.tsx';
import type { RecordPageOptions } from './whole-page.tsx';

/** Loaded with the first page of a record. */
const LazyPage = lazyPart(() => import(/* webpackMode: "eager" */ './whole-page.tsx'));

const LazyFact = lazyPart(() => import(/* webpackChunkName: "related" */ './queried-fact.tsx'));

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
export function RecordPage<
  RecordType extends object,
  Row extends Identified,
  SortField extends string,
  Values extends object,
>(
  props: Omit<RecordPageOptions<RecordType>, 'screen'> & { screen: ScreenDefinition<Row, SortField, Values> },
) {
  // `lazyPart` loses the type parameters; these props are the page's own.
  const Page = LazyPage as unknown as ComponentType<typeof props>;
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <Page {...props} />
    </Suspense>
  );
}

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
export function FactOf<Data, Variables extends OperationVariables>(props: FactProps<Data, Variables>) {
  // `lazyPart` loses the type parameters; these props are the fact's own.
  const Fact = LazyFact as unknown as ComponentType<typeof props>;
  return (
    <Suspense>
      <Fact {...props} />
    </Suspense>
  );
}
