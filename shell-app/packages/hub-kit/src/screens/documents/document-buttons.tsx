import { lazyPart } from '../../elements/lazy-part.tsx';

/**
 * Print and Download of the PDF of a record.
 * @example
 * const document = graphql(`query InvoicePdf($id: ID!) { file: invoicePdf(id: $id) { name content } }`);
 * const buttons = <DocumentButtons document={document} id="17" />;
 */
export const DocumentButtons = lazyPart(
  () => import(/* webpackChunkName: "list-menus" */ './document-buttons-row.tsx'),
  { fallback: null },
);
