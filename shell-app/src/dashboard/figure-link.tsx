import { color, Link } from '@gym/hub-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A number that leads to its rows; plain text where no screen shows them. */
export function FigureLink(props: { href: string | undefined; label?: string; children: ReactNode }) {
  const { href, label, children } = props;
  if (!href) return children;
  return (
    <Figure to={href} aria-label={label}>
      {children}
    </Figure>
  );
}

const Figure = styled(Link)`
  color: inherit;
  text-decoration: none;
  &:hover {
    color: ${color.secondaryHover};
    text-decoration: underline;
  }
`;
