import {
  CrudScreen,
  DocumentButtons,
  lazyPart,
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
  return payment && <DocumentButtons document={receiptPdfDocument} id={payment.id} />;
}
