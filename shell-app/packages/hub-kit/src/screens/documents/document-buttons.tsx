import type { TypedDocumentNode } from '@apollo/client';
import { Suspense } from 'react';
import { lazyPart } from '../../elements/lazy-part.tsx';

const Row = lazyPart(() => import(/* webpackChunkName: "documents" */ './document-buttons-row.tsx'));

export interface DocumentButtonsProps {
  /** Makes the PDF, in base64: `query InvoicePdf($id: ID!) { file: invoicePdf(id: $id) { name content } }` */
  document: TypedDocumentNode<{ file: { name: string; content: string } }, { id: string }>;
  id: string;
}

/**
 * Print and Download of the PDF of a record.
 * @example
 * const document = graphql(`query InvoicePdf($id: ID!) { file: invoicePdf(id: $id) { name content } }`);
 * const buttons = <DocumentButtons document={document} id="17" />;
 */
export function DocumentButtons(props: DocumentButtonsProps) {
  return (
    <Suspense>
      <Row {...props} />
    </Suspense>
  );
}
