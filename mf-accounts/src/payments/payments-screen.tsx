import { lazy } from 'react';
import { CrudScreen } from '@gym/hub-kit/screen';
import { paymentsScreen } from './payments.screen.ts';

const PaymentForm = lazy(() => import('./payment-form.tsx'));

export default function PaymentsScreen() {
  return <CrudScreen screen={paymentsScreen} form={<PaymentForm />} />;
}
