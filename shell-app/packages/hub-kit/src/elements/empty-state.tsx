import { Icon, type AnyIcon } from './icons.tsx';
import { color, radius, space, typography } from '../theme/theme.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/**
 * Replaces content that is missing: no rows, no match, a failure, a missing permission.
 * @example
 * <EmptyState icon="search" title="No lockers found" text="Change the search.">
 *   <Button>Reset</Button>
 * </EmptyState>
 */
export function EmptyState(props: {
  icon: AnyIcon;
  title: string;
  /** Of its heading; 1 where it replaces a whole page, 2 unless given. */
  level?: 1 | 2;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <Center>
      <Disc>
        <Icon name={props.icon} size={22} />
      </Disc>
      <Title as={`h${props.level ?? 2}`}>{props.title}</Title>
      {props.text && <Text>{props.text}</Text>}
      {props.children && <Actions>{props.children}</Actions>}
    </Center>
  );
}

const Center = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${space(16)} ${space(6)};
  text-align: center;
`;

const Disc = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 48px;
  height: 48px;
  margin-bottom: ${space(4)};
  border-radius: ${radius.round};
  background: ${color.sunken};
  color: ${color.muted};
`;

const Title = styled.h2`
  ${typography.heading}
`;

const Text = styled.p`
  max-width: 42ch;
  margin-top: ${space(1)};
  color: ${color.muted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
  margin-top: ${space(5)};
`;
