import { useQuery } from '@apollo/client/react';
import { graphql } from '../common/graphql.ts';
import { useCallback } from 'react';
import type { ScreenDefinition } from '../definition/define-screen.ts';

const closedMonthsDocument = graphql(`
  query ClosedMonths {
    months: closedMonths
  }
`);

/** Returns the closed month, `2026-03`, that protects a record of a screen; null for one that may be changed. */
export type ClosedMonthOf = (record: object) => string | null;

/**
 * The closed months for the records of a screen, requested once for all of them. A screen whose records belong to no
 * month requests nothing. Until there is a response no record is protected here; the server protects it always.
 * @param fetchPolicy `cache-and-network` for a list, which shows months that another user has closed
 */
export function useClosedMonths(
  { periodDate }: Pick<ScreenDefinition<never, never, never>, 'periodDate'>,
  fetchPolicy: 'cache-first' | 'cache-and-network' = 'cache-first',
): ClosedMonthOf {
  const { data } = useQuery(closedMonthsDocument, { skip: !periodDate, fetchPolicy });
  const months = data?.months;
  return useCallback(
    record => {
      const day = periodDate && (record as Readonly<Record<string, unknown>>)[periodDate];
      const month = typeof day === 'string' ? day.slice(0, 7) : '';
      return months?.includes(month) ? month : null;
    },
    [periodDate, months],
  );
}
