import { AccountsScreen } from '../accounts-screen.tsx';
import { externalPaymentsScreen } from './external-payments.screen.ts';

export default function ExternalPaymentsScreen() {
  return <AccountsScreen screen={externalPaymentsScreen} />;
}
