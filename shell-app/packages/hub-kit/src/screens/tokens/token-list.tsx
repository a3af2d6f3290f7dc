import { lazyPart } from '../../elements/lazy-part.tsx';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';

/**
 * Personal tokens, the newest first, and the way to end one. It comes with what the account menu leads to.
 * @example
 * <TokenList everybody />
 */
export const TokenList = lazyPart(() => import(/* webpackChunkName: "account" */ './listed-tokens.tsx'), {
  fallback: <RowsSkeleton rows={3} />,
});
