import { useEffect, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { clubName } from '../common/format.ts';
import { Icon, type AnyIcon } from './icons.tsx';
import { breakpoint, color, mixin, radius, space, typography } from '../theme/theme.ts';

export interface PageHeaderProps {
  title: string;
  icon: AnyIcon;
  subtitle?: string;
  children?: ReactNode;
  /** The element of the actions, for those that a part of the page adds. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * The header of every screen. Also sets the title of the page.
 * @example
 * <PageHeader title="Lockers" icon="lock" subtitle="All locations">
 *   <Button icon="refresh">Count again</Button>
 * </PageHeader>
 */
export function PageHeader({ title, icon, subtitle, children, ref }: PageHeaderProps) {
  const tabTitle = `${title} · ${clubName()}`;
  useEffect(() => {
    document.title = tabTitle;
  }, [tabTitle]);
  return (
    <Bar>
      <Badge>
        <Icon name={icon} size={20} />
      </Badge>
      <Heading>
        <h1>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </Heading>
      <Actions ref={ref}>{children}</Actions>
    </Bar>
  );
}

const Bar = styled.header`
  ${mixin.row}
  gap: ${space(3)} ${space(4)};
  margin-bottom: ${space(6)};
  @media ${breakpoint.small} {
    margin-bottom: ${space(4)};
  }
`;

const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius.large};
  background: ${color.secondarySoft};
  color: ${color.secondary};
  /* The words and the button want the room. */
  @media ${breakpoint.small} {
    display: none;
  }
`;

const Heading = styled.div`
  flex: 1;
  min-width: min(180px, 38%);
  h1 {
    ${typography.title}
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  p {
    color: ${color.muted};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  &:empty {
    display: none;
  }
`;
