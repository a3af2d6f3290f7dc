import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { AnyColumn, Identified } from '../../definition/define-screen.ts';
import { messagesOf, type Messages } from '../../definition/messages.ts';
import { reportFailure } from '../../records/report-failure.ts';
import type { CsvDates } from './csv.ts';
import type { FetchAllOptions } from './fetch-all.ts';

export interface CsvExportOptions<Row extends Identified, Variables extends OperationVariables> extends Pick<
  FetchAllOptions<Row, Variables>,
  'document' | 'variables'
> {
  entity: { one: string; many: string };
  messages?: Partial<Messages>;
  columns: readonly AnyColumn[];
  total: number;
}

/** Saves all rows of a list as CSV, in its order. `progress` is null while none is saved. */
export function useCsvExport<Row extends Identified, Variables extends OperationVariables>(
  options: CsvExportOptions<Row, Variables>,
) {
  const client = useApolloClient();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = (dates: CsvDates = 'iso') => {
    const { signal } = (running.current = new AbortController());
    setProgress({ done: 0, total: options.total });
    import(/* webpackChunkName: "list-menus" */ './save-csv.ts')
      .then(({ saveCsv }) =>
        saveCsv(options, { client, dates, signal, onProgress: setProgress, retry: () => run(dates) }),
      )
      .catch((failure: unknown) => reportFailure(messagesOf(options).exportFailed, failure))
      .finally(() => setProgress(null));
  };
  return { progress, run, cancel: () => running.current?.abort() };
}
