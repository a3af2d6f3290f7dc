import { AccountsScreen } from '../accounts-screen.tsx';
import { billingScreen } from './billing.screen.ts';
import { Settlement } from './settlement.tsx';

export default function BillingScreen() {
  return <AccountsScreen screen={billingScreen} details={() => <Settlement />} />;
}
