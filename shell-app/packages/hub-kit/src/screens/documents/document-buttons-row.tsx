import { t } from '../../common/text.ts';
import { Button } from '../../elements/button.tsx';
import { space } from '../../theme/theme.ts';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import styled from 'styled-components';
import { openWindow } from './open-window.ts';
import { printPdf, savePdf, type PdfDocument } from './pdf-file.ts';

export interface DocumentButtonsProps {
  /** Makes the PDF, in base64: `query InvoicePdf($id: ID!) { file: invoicePdf(id: $id) { name content } }` */
  document: PdfDocument;
  id: string;
}

export default function DocumentButtonsRow({ document, id }: DocumentButtonsProps) {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (made: Promise<unknown>) => {
    setIsBusy(true);
    await made;
    setIsBusy(false);
  };
  const print = () => void run(printPdf(client, document, id, openWindow()));
  return (
    <Buttons>
      <Button disabled={isBusy} onClick={print}>
        {t('Print')}
      </Button>
      <Button disabled={isBusy} onClick={() => void run(savePdf(client, document, id))}>
        {t('Download')}
      </Button>
    </Buttons>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
