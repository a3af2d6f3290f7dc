import { print, type DocumentNode } from 'graphql';

const PATH = '/explorer#';

/**
 * The URL of the explorer with a query, which the user starts. It opens in a tab of its own, for those who have the
 * permission `analytics:view`.
 * @example
 * const document = graphql(`query MemberNames { members { items { name } } }`);
 * const address = explorerAddress(document, {});
 */
export function explorerAddress(document: DocumentNode, variables: object): string {
  const json = JSON.stringify(variables, null, 2);
  return `${PATH}query=${encodeURIComponent(print(document))}&variables=${encodeURIComponent(json)}`;
}

/** Whether an address is of the explorer, which is no screen of the app. */
export const isExplorerAddress = (address: string): boolean => address.startsWith(PATH);
