import { t } from '../common/text.ts';
import { breakpoint, layout } from '../theme/theme.ts';
import { useSession } from '../common/session.tsx';
import { print, type DocumentNode } from 'graphql';
import { useMemo } from 'react';
import styled from 'styled-components';
import { buttonBox, looks } from '../elements/button.tsx';
import { Icon } from '../elements/icons.tsx';

export interface ExplorerLinkProps {
  document: DocumentNode;
  variables: object;
}

const braces = {
  paths: [
    'M8 3H7a2 2 0 0 0-2 2v5a2 2 0 0 1-2 2 2 2 0 0 1 2 2v5c0 1.1.9 2 2 2h1M16 21h1a2 2 0 0 0 2-2v-5c0-1.1.9-2 2-2a2 2 0 0 1-2-2V5a2 2 0 0 0-2-2h-1',
  ],
};

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
      <Icon name={braces} size={16} />
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
