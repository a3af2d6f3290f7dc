import { useQuery } from '@apollo/client/react';
import { breakpoint, color, space } from '../theme/theme.ts';
import { formatMoney } from '../common/format.ts';
import { t } from '../common/text.ts';
import { useEffect } from 'react';
import styled from 'styled-components';
import type { TotalDocument } from '../definition/define-screen.ts';

export interface ListTotalProps {
  document: TotalDocument;
  /** What each sum is called, by its alias in the document; one sum named `amount` is the total unless given. */
  labels?: Readonly<Record<string, string>>;
  search: string;
  /** Selects the rows of the list. */
  filter: object | null | undefined;
}

/** The sum of all rows of the list, on all pages, computed by the database. */
export default function ListTotal({
  document,
  labels = { amount: 'Total' },
  search,
  filter,
}: ListTotalProps) {
  const { data, previousData, error } = useQuery(document, {
    variables: { search: search || null, ...(filter === undefined ? {} : { filter: filter ?? {} }) },
  });
  useEffect(() => {
    if (error) console.error('Failed to fetch the total', error);
  }, [error]);
  const totals = data ?? (error ? undefined : previousData);
  if (!totals) return null;
  const sums = totals.total[0]?.sum as Readonly<Record<string, number | null>> | undefined;
  return (
    <Totals>
      {Object.entries(labels).map(([alias, label]) => (
        <Line key={alias}>
          {t(label)} <Amount>{formatMoney(sums?.[alias] ?? 0)}</Amount>
        </Line>
      ))}
    </Totals>
  );
}

const Totals = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(6)};
  margin-inline-end: auto;
  @media ${breakpoint.small} {
    flex-basis: 100%;
  }
`;

const Line = styled.span`
  display: inline-flex;
  gap: ${space(2)};
`;

const Amount = styled.strong`
  color: ${color.text};
  font-weight: 600;
`;
