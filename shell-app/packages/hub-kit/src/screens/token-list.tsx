import { createContext, useContext, type ComponentType } from 'react';

export interface TokenListProps {
  /** The tokens of all users rather than the own ones, for users who may view users. */
  everybody?: boolean;
}

const TokenListContext = createContext<ComponentType<TokenListProps>>(() => null);

/** Provided by the shell, which has the list on the page of the user's own tokens. */
export const TokenListProvider = TokenListContext.Provider;

/**
 * Personal tokens, the newest first, and the action that ends one. The shell draws the list.
 * @example
 * <TokenList everybody />
 */
export function TokenList(props: TokenListProps) {
  const List = useContext(TokenListContext);
  return <List {...props} />;
}
