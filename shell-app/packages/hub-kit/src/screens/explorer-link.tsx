import { t } from '../common/text.ts';
import { breakpoint, layout } from '../theme/theme.ts';
import { explorerAddress } from '../common/explorer-address.ts';
import { useSession } from '../common/session.tsx';
import type { DocumentNode } from 'graphql';
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
  const address = useMemo(() => explorerAddress(document, variables), [document, variables]);
  if (!can('analytics:view')) return null;
  const label = t('Open in explorer');
  return (
    <Link href={address} target="_blank" rel="noreferrer" title={label} aria-label={label}>
      <Icon name={braces} size={16} />
      <span>{t('Explorer')}</span>
    </Link>
  );
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
