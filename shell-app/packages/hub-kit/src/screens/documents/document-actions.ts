import { useApolloClient } from '@apollo/client/react';
import { toast } from '../../elements/toast.ts';
import { t } from '../../common/text.ts';
import { useCallback } from 'react';
import { printer } from '../../elements/printer.ts';
import type { RowAction } from '../row-action.ts';
import { openWindow } from './open-window.ts';
import type { PdfDocument } from './pdf-file.ts';

const load = () => import(/* webpackChunkName: "list-menus" */ './pdf-file.ts');

const reportLost = () => toast.error(t('Failed to make the document'));

/**
 * Print and Download of the PDF of a row, for `actions` of `CrudScreen`, `CrudPanel` and `RelatedRecords`.
 * @param document as `DocumentButtons` takes it
 * @example
 * const document = graphql(`query InvoicePdf($id: ID!) { file: invoicePdf(id: $id) { name content } }`);
 * function Invoices() {
 *   return <CrudScreen screen={locationsScreen} actions={useDocumentActions(document)} />;
 * }
 */
export function useDocumentActions<Id = string>(document: PdfDocument<Id>): (row: { id: Id }) => RowAction[] {
  const client = useApolloClient();
  return useCallback(
    ({ id }) => {
      const print = () => {
        const opened = openWindow();
        load().then(
          file => file.printPdf(client, document, id, opened),
          () => {
            opened?.close();
            reportLost();
          },
        );
      };
      const download = () => {
        load().then(file => file.savePdf(client, document, id), reportLost);
      };
      return [
        { icon: printer, label: t('Print'), onClick: print },
        { icon: 'download', label: t('Download'), onClick: download },
      ];
    },
    [client, document],
  );
}
