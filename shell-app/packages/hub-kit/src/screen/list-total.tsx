import { useQuery } from '@apollo/client/react';
import { color, formatMoney, screen, space } from '@gym/hub-kit';
import { useEffect } from 'react';
import styled from 'styled-components';
import type { TotalDocument } from './define-screen.ts';

export interface ListTotalProps {
  document: TotalDocument;
  search: string;
  /** The same rows as those of the list. */
  filter: object | null | undefined;
}

/** What all rows that were found come to, on this page and on the others. The database adds it up. */
export function ListTotal({ document, search, filter }: ListTotalProps) {
  const { data, previousData, error } = useQuery(document, {
    variables: { search: search || null, ...(filter === undefined ? {} : { filter }) },
    fetchPolicy: 'cache-and-network',
  });
  useEffect(() => {
    if (error) console.error('Failed to fetch the total', error);
  }, [error]);
  const shown = data ?? (error ? undefined : previousData);
  if (!shown) return null;
  return (
    <Line>
      Total <Amount>{formatMoney(shown.total[0]?.sum.amount ?? 0)}</Amount>
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  gap: ${space(2)};
  margin-inline-end: auto;
  @media ${screen.small} {
    flex-basis: 100%;
  }
`;

const Amount = styled.strong`
  color: ${color.text};
  font-weight: 600;
`;
