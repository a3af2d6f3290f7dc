import { lazy } from 'react';
import { AccountsScreen } from '../accounts-screen.tsx';
import { billingScreen } from './billing.screen.ts';

const BillingForm = lazy(() => import('./billing-form.tsx'));

export default function BillingScreen() {
  return <AccountsScreen screen={billingScreen} form={<BillingForm />} />;
}
