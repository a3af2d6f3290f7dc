import {
  CrudScreen,
  DocumentButtons,
  Facts,
  lazyPart,
  SentFact,
  useDocumentActions,
  useStoredRecord,
} from '@gym/hub-kit/screen';
import { receiptPdfDocument } from '../documents/documents.graphql.ts';
import { paymentsScreen } from './payments.screen.ts';

const PaymentForm = lazyPart(() => import('./payment-form.tsx'));

export default function PaymentsScreen() {
  const actions = useDocumentActions(receiptPdfDocument);
  return (
    <CrudScreen
      screen={paymentsScreen}
      actions={actions}
      form={<PaymentForm />}
      details={() => <Receipt />}
    />
  );
}

function Receipt() {
  const payment = useStoredRecord(paymentsScreen.documents.get);
  return (
    payment && (
      <>
        <Facts>
          <SentFact causes={[`receipt/${payment.id}`]} />
        </Facts>
        <DocumentButtons document={receiptPdfDocument} id={payment.id} />
      </>
    )
  );
}
