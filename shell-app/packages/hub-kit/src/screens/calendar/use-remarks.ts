import { useQuery } from '@apollo/client/react';
import { parse } from '../../common/parse.ts';
import { useEffect, useMemo } from 'react';
import type { CalendarRemarks } from '../../definition/define-screen.ts';

const nothing = parse('query NoRemarks { __typename }') as unknown as CalendarRemarks['document'];

/**
 * What is to be said of the records of some days, by their ids. Requested again when the rows change; a failure is logged,
 * since it keeps nobody from working.
 */
export function useRemarks(
  remarks: CalendarRemarks | undefined,
  { from, to }: { from: string; to: string },
  rows: readonly object[],
): ReadonlyMap<string, string> {
  const { data, error, refetch } = useQuery(remarks?.document ?? nothing, {
    variables: { from, until: to },
    skip: !remarks,
    fetchPolicy: 'cache-and-network',
  });
  useEffect(() => {
    if (remarks) refetch().catch(() => undefined);
  }, [remarks, refetch, rows]);
  useEffect(() => {
    if (error) console.error('Failed to fetch remarks', error);
  }, [error]);
  return useMemo(() => {
    const texts = new Map<string, string>();
    for (const remark of data?.remarks ?? []) {
      const text = remarks?.textOf(remark);
      const { of } = remark;
      if (text && of) texts.set(of, [texts.get(of), text].filter(Boolean).join(' '));
    }
    return texts;
  }, [data, remarks]);
}
