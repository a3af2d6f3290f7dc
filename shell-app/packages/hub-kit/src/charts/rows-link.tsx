import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isExplorerAddress } from '../common/explorer-address.ts';

/**
 * A number that leads to the rows that it counts: to a list, or to their query in the explorer. Plain text without an
 * address.
 * @example
 * const passes = <RowsLink href="/parking-passes?f.memberId=17">3</RowsLink>;
 */
export function RowsLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return children;
  if (!isExplorerAddress(href)) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
