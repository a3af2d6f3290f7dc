import { t } from '../common/text.ts';
import { breakpoint, layout } from '../theme/theme.ts';
import { useSession } from '../common/session.tsx';
import { print, type DocumentNode } from 'graphql';
// Not in `icons.tsx`, which the login page loads.
import { Braces } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { buttonBox, looks } from '../elements/button.tsx';

export interface ExplorerLinkProps {
  document: DocumentNode;
  variables: object;
}

/** Opens the query of a list, with its current variables, in the explorer. */
export function ExplorerLink({ document, variables }: ExplorerLinkProps) {
  const { can } = useSession();
  const query = useMemo(() => print(document), [document]);
  if (!can('analytics:view')) return null;
  const label = t('Open in explorer');
  return (
    <Link
      href={explorerAddress(query, variables)}
      target="_blank"
      rel="noreferrer"
      title={label}
      aria-label={label}
    >
      <Braces size={16} strokeWidth={1.75} aria-hidden />
      <span>{t('Explorer')}</span>
    </Link>
  );
}

/** The URL of the explorer with a query, which the user starts. */
function explorerAddress(query: string, variables: object): string {
  const json = JSON.stringify(variables, null, 2);
  return `/explorer#query=${encodeURIComponent(query)}&variables=${encodeURIComponent(json)}`;
}

const Link = styled.a`
  ${buttonBox}
  ${looks.outline}
  /* On phones it is beside the search box, where only the icon fits. */
  @media ${breakpoint.small} {
    width: ${layout.field}px;
    padding: 0;
    span {
      display: none;
    }
  }
`;
