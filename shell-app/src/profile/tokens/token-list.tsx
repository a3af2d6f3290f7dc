import { lazyPart, RowsSkeleton } from '@gym/hub-kit/shell';

/** Personal tokens, with the code of what the account menu leads to. */
export const TokenList = lazyPart(() => import(/* webpackChunkName: "account" */ './listed-tokens.tsx'), {
  fallback: <RowsSkeleton rows={3} />,
});
