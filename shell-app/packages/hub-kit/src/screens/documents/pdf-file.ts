import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { toast } from '../../elements/toast.ts';
import { t } from '../../common/text.ts';
import { longRequest } from '../../common/long-request.ts';
import { fileAddress, fileOf, saveFile } from '../../elements/save-file.ts';

/**
 * Makes the PDF of a record, in base64: `query InvoicePdf($id: ID!) { file: invoicePdf(id: $id) { name content } }`. With
 * `missingCharacters` users read which characters no font has. `Id` is a list of ids for several records in one file.
 */
export type PdfDocument<Id = string> = TypedDocumentNode<
  { file: { name: string; content: string; missingCharacters?: readonly string[] } },
  { id: Id }
>;

/** Shows the PDF of a record in a window of `openWindow`, where the browser prints it; without one a message opens it. */
export async function printPdf<Id>(
  client: ApolloClient,
  document: PdfDocument<Id>,
  id: Id,
  opened: Window | null,
): Promise<void> {
  const show = (name: string, content: Blob) =>
    opened ? opened.location.replace(fileAddress(content)) : offer(name, content);
  if (!(await withFile(client, document, id, show))) opened?.close();
}

/** Opens a file in the click on a message, which browsers seldom block; otherwise downloads it. */
const offer = (name: string, content: Blob) =>
  toast.error(t('The browser blocked the window to print'), {
    label: t('Open the document'),
    onClick: () => {
      if (!window.open(fileAddress(content), '_blank')) saveFile(name, content);
    },
  });

export const savePdf = <Id>(client: ApolloClient, document: PdfDocument<Id>, id: Id): Promise<boolean> =>
  withFile(client, document, id, saveFile);

/** @returns whether there is a file */
async function withFile<Id>(
  client: ApolloClient,
  document: PdfDocument<Id>,
  id: Id,
  use: (name: string, content: Blob) => void,
): Promise<boolean> {
  try {
    const { data } = await client.query({
      query: document,
      variables: { id },
      fetchPolicy: 'no-cache',
      context: longRequest,
    });
    if (!data) return false;
    const { name, content, missingCharacters = [] } = data.file;
    use(name, fileOf(content, 'application/pdf'));
    if (missingCharacters.length > 0)
      toast.error(
        t('The document has characters that cannot be printed: {characters}. Correct the names in it.', {
          characters: missingCharacters.join(' '),
        }),
      );
    return true;
  } catch (failure) {
    console.error('Failed to make the document', failure);
    toast.error(t('Failed to make the document'));
    return false;
  }
}
