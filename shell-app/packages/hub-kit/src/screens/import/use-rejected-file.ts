import { useApolloClient } from '@apollo/client/react';
import { BYTE_ORDER_MARK, csvLine } from '@gym/csv';
import { t, translateMessage } from '../../common/text.ts';
import { saveFile } from '../../elements/save-file.ts';
import { formatDays } from '../../records/format-days.ts';
import { reportFailure } from '../../records/report-failure.ts';
import { rejectedRowsDocument } from './import.graphql.ts';
import type { FileTable } from './read-table.ts';

/** Rows of one request. */
const PAGE = 500;

/** Saves the rejected rows of an import as they were, with their reasons in a last column. */
export function useRejectedFile(id: string, { fileName, columns }: FileTable): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    try {
      const lines = [csvLine([...columns, t('Reason')])];
      for (;;) {
        const { data } = await client.query({
          query: rejectedRowsDocument,
          variables: { id, limit: PAGE, offset: lines.length - 1 },
          fetchPolicy: 'no-cache',
        });
        const { items = [], totalCount = 0 } = data?.page ?? {};
        for (const { cells, problems } of items)
          lines.push(
            csvLine([...columns.map((_, index) => cells[index] ?? ''), problems.map(reasonText).join('; ')]),
          );
        if (items.length === 0 || lines.length > totalCount) break;
      }
      const name = fileName.replace(/\.\w+$/, '');
      const content = new Blob([BYTE_ORDER_MARK, ...lines], { type: 'text/csv;charset=utf-8' });
      saveFile(`${name}-${t('rejected')}.csv`, content);
    } catch (failure) {
      reportFailure('The rejected rows were not saved', failure);
    }
  };
}

const reasonText = ({ reason, reasonTemplate }: { reason: string; reasonTemplate: string | null }) =>
  formatDays(translateMessage(reason, reasonTemplate && JSON.parse(reasonTemplate)));
