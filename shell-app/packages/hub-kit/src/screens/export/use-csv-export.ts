import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { toast } from '../../elements/toast.ts';
import { today } from '../../common/club-clock.ts';
import { t } from '../../common/text.ts';
import { useEffect, useRef, useState } from 'react';
import type { AnyColumn, Identified } from '../../definition/define-screen.ts';
import { messagesOf, type Messages } from '../../definition/messages.ts';
import { failureText, readApiError } from '../../records/api-error.ts';
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
export function useCsvExport<Row extends Identified, Variables extends OperationVariables>({
  document,
  variables,
  columns,
  total,
  ...named
}: CsvExportOptions<Row, Variables>) {
  const client = useApolloClient();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { one, many } = named.entity;

  const run = async (dates: CsvDates) => {
    const { signal } = (running.current = new AbortController());
    setProgress({ done: 0, total });
    try {
      const [{ fetchAll }, { csvOf }, { saveFile }] = await Promise.all([
        import(/* webpackChunkName: "export" */ './fetch-all.ts'),
        import(/* webpackChunkName: "export" */ './csv.ts'),
        import(/* webpackChunkName: "export" */ '../../elements/save-file.ts'),
      ]);
      const rows = await fetchAll<Row, Variables>({
        client,
        document,
        variables,
        signal,
        onProgress: (done, all) => setProgress({ done, total: all }),
      });
      const content = new Blob([csvOf(columns, rows, dates)], { type: 'text/csv;charset=utf-8' });
      saveFile(`${many.replaceAll(' ', '-')}-${today()}.csv`, content);
      toast.success(
        t('{count} {records} exported', {
          count: rows.length,
          records: rows.length === 1 ? t(one) : t(many),
        }),
      );
    } catch (failure) {
      if (signal.aborted) return;
      const { exportFailed } = messagesOf(named);
      console.error(exportFailed, failure);
      const error = readApiError(failure);
      const messages = error.messages.length > 0 ? error.messages : ['The server did not respond.'];
      toast.error(failureText(exportFailed, { ...error, messages }), {
        label: t('Try again'),
        onClick: () => void run(dates),
      });
    } finally {
      setProgress(null);
    }
  };
  return {
    progress,
    run: (dates: CsvDates = 'iso') => void run(dates),
    cancel: () => running.current?.abort(),
  };
}
