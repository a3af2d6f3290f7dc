import { AccountsScreen } from '../accounts-screen.tsx';
import { incomeScreen } from './income.screen.ts';

export default function IncomeScreen() {
  return <AccountsScreen screen={incomeScreen} />;
}
