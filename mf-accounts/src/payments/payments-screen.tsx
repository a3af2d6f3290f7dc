import { lazy } from 'react';
import { AccountsScreen } from '../accounts-screen.tsx';
import { paymentsScreen } from './payments.screen.ts';

const PaymentForm = lazy(() => import('./payment-form.tsx'));

export default function PaymentsScreen() {
  return <AccountsScreen screen={paymentsScreen} form={<PaymentForm />} />;
}
