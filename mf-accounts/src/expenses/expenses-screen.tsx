import { lazy } from 'react';
import { AccountsScreen } from '../accounts-screen.tsx';
import { expensesScreen } from './expenses.screen.ts';

const ExpenseForm = lazy(() => import('./expense-form.tsx'));

export default function ExpensesScreen() {
  return <AccountsScreen screen={expensesScreen} form={<ExpenseForm />} />;
}
