import { CrudScreen } from '@gym/hub-kit/screen';
import { billingScreen } from './billing.screen.ts';
import { Settlement } from './settlement.tsx';

export default function BillingScreen() {
  return <CrudScreen screen={billingScreen} details={() => <Settlement />} />;
}
