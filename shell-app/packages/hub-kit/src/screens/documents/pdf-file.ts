import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { toast } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { fileAddress, fileOf, saveFile } from '../../elements/save-file.ts';

/**
 * Makes the PDF of a record, in base64: `query InvoicePdf($id: ID!) { file: invoicePdf(id: $id) { name content } }`. With
 * `missingCharacters` users read which characters no font has.
 */
export type PdfDocument = TypedDocumentNode<
  { file: { name: string; content: string; missingCharacters?: readonly string[] } },
  { id: string }
>;

/** Opens the PDF of a record in a window, where the browser prints it. */
export const printPdf = (client: ApolloClient, document: PdfDocument, id: string): Promise<void> =>
  withFile(client, document, id, (_name, content) => {
    if (!window.open(fileAddress(content))) toast.error(t('The browser blocked the window to print'));
  });

/** Downloads the PDF of a record. */
export const savePdf = (client: ApolloClient, document: PdfDocument, id: string): Promise<void> =>
  withFile(client, document, id, saveFile);

async function withFile(
  client: ApolloClient,
  document: PdfDocument,
  id: string,
  use: (name: string, content: Blob) => void,
): Promise<void> {
  try {
    const { data } = await client.query({ query: document, variables: { id }, fetchPolicy: 'no-cache' });
    if (!data) return;
    const { name, content, missingCharacters = [] } = data.file;
    use(name, fileOf(content, 'application/pdf'));
    if (missingCharacters.length > 0)
      toast.error(
        t('The document has characters that cannot be printed: {characters}. Correct the names in it.', {
          characters: missingCharacters.join(' '),
        }),
      );
  } catch (failure) {
    console.error('Failed to make the document', failure);
    toast.error(t('Failed to make the document'));
  }
}
