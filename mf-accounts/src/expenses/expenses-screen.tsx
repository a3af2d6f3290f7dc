import { lazy } from 'react';
import { CrudScreen } from '@gym/hub-kit/screen';
import { expensesScreen } from './expenses.screen.ts';

const ExpenseForm = lazy(() => import('./expense-form.tsx'));

export default function ExpensesScreen() {
  return <CrudScreen screen={expensesScreen} form={<ExpenseForm />} />;
}
