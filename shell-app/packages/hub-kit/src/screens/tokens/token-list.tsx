import { Suspense } from 'react';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';

/** It comes with what the account menu leads to. */
const ListedTokens = lazyPart(() => import(/* webpackChunkName: "account" */ './listed-tokens.tsx'));

export interface TokenListProps {
  /** The tokens of all users rather than the own ones, for users who may view users. */
  everybody?: boolean;
}

/**
 * Personal tokens, the newest first, and the way to end one.
 * @example
 * <TokenList everybody />
 */
export function TokenList({ everybody = false }: TokenListProps) {
  return (
    <Suspense fallback={<RowsSkeleton rows={3} />}>
      <ListedTokens everybody={everybody} />
    </Suspense>
  );
}
