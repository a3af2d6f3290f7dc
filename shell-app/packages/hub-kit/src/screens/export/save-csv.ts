import type { ApolloClient, OperationVariables } from '@apollo/client';
import { today } from '../../common/club-clock.ts';
import { t } from '../../common/text.ts';
import type { Identified } from '../../definition/define-screen.ts';
import { messagesOf } from '../../definition/messages.ts';
import { saveFile } from '../../elements/save-file.ts';
import { toast } from '../../elements/toast.ts';
import { failureText, readApiError } from '../../records/api-error.ts';
import { csvOf, type CsvDates } from './csv.ts';
import { fetchAll } from './fetch-all.ts';
import type { CsvExportOptions } from './use-csv-export.ts';

interface SaveOptions {
  client: ApolloClient;
  dates: CsvDates;
  signal: AbortSignal;
  onProgress: (progress: { done: number; total: number }) => void;
  /** Offered in the toast after a failure. */
  retry: () => void;
}

/** Fetches all rows of a list, saves them as CSV, and says in a toast how it went. */
export async function saveCsv<Row extends Identified, Variables extends OperationVariables>(
  { document, variables, columns, ...named }: CsvExportOptions<Row, Variables>,
  { client, dates, signal, onProgress, retry }: SaveOptions,
): Promise<void> {
  const { one, many } = named.entity;
  try {
    const rows = await fetchAll<Row, Variables>({
      client,
      document,
      variables,
      signal,
      onProgress: (done, total) => onProgress({ done, total }),
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
      onClick: retry,
    });
  }
}
