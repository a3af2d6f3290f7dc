import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ChipColor } from '@gym/hub-kit';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { Identified, ScreenDefinition } from '../../definition/define-screen.ts';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';
import type { SlotProps } from '../slots/slot-context.ts';

/** Loaded with the first page of a record. */
const LazyPage = lazyPart(() => import(/* webpackMode: "eager" */ './whole-page.tsx'));

const LazyFact = lazyPart(() => import(/* webpackChunkName: "related" */ './queried-fact.tsx'));

/** What the header of a record's page shows. */
export interface RecordHead {
  name: string;
  /** How to reach the person: links that call and write, and a warning without an emergency contact. */
  contact?: {
    phone: string;
    email: string;
    emergencyContact: string | null;
    emergencyPhone: string | null;
  };
  /** A chip above the facts. */
  status?: { text: string; color: ChipColor | undefined };
  facts: readonly RecordFact[];
  /** Sentences about what somebody has to look after. */
  warnings?: readonly (string | null)[];
}

export interface RecordFact {
  label: string;
  /** Facts without a value are left out. */
  value: ReactNode;
  /** The record that the value names; a link if it has a page. */
  record?: { name: string; id: string };
}

export interface RecordPageOptions<RecordType extends object> {
  /** Defines the dialog in which the record is edited. */
  screen: ScreenDefinition<Identified, string, object>;
  id: string;
  /** Requests the record: `query MemberPage($id: ID!) { record: member(id: $id) { … } }` */
  document: TypedDocumentNode<{ record: RecordType | null }, { id: string }>;
  head: (record: RecordType) => RecordHead;
  /** Where the list is: `/members`. */
  list: `/${string}`;
  /** The slot for facts, warnings, actions and sections of all hubs, with the props that they receive. */
  slot: SlotProps;
}

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

export interface FactProps<Data, Variables extends OperationVariables> {
  document: TypedDocumentNode<Data, Variables>;
  variables: NoInfer<Variables>;
  /** What the fact says of a response. */
  children: (data: Data) => ReactNode;
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
