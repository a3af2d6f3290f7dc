import { useSession } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { CrudScreen, lazyPart, useDocumentActions } from '@gym/hub-kit/screen';
import { Suspense, useState } from 'react';
import { invoicePdfDocument } from '../documents/documents.graphql.ts';
import { billingScreen } from './billing.screen.ts';
import { Settlement } from './settlement.tsx';
import type { WriteOffDialogProps } from './write-off-dialog.tsx';

const WriteOffDialog = lazyPart(() => import('./write-off-dialog.tsx'));

export default function BillingScreen() {
  const { can } = useSession();
  const documents = useDocumentActions(invoicePdfDocument);
  const [writtenOff, setWrittenOff] = useState<WriteOffDialogProps['invoice'] | null>(null);
  return (
    <CrudScreen
      screen={billingScreen}
      actions={invoice => [
        ...documents(invoice),
        ...(invoice.openAmount > 0 && can('billing:add')
          ? [{ icon: 'close', label: t('Write off'), onClick: () => setWrittenOff(invoice) } as const]
          : []),
      ]}
      details={() => <Settlement />}
    >
      {writtenOff && (
        <Suspense>
          <WriteOffDialog invoice={writtenOff} onClose={() => setWrittenOff(null)} />
        </Suspense>
      )}
    </CrudScreen>
  );
}
