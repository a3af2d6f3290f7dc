import { Suspense } from 'react';
import { lazyPart } from '../../elements/lazy-part.tsx';
import type { DocumentButtonsProps } from './document-buttons-row.tsx';

const Row = lazyPart(() => import(/* webpackChunkName: "documents" */ './document-buttons-row.tsx'));

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
