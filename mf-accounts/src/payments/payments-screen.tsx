import { CrudScreen, lazyPart } from '@gym/hub-kit/screen';
import { paymentsScreen } from './payments.screen.ts';

const PaymentForm = lazyPart(() => import('./payment-form.tsx'));

export default function PaymentsScreen() {
  return <CrudScreen screen={paymentsScreen} form={<PaymentForm />} />;
}
