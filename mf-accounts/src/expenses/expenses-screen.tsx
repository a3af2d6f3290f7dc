import { CrudScreen, lazyPart } from '@gym/hub-kit/screen';
import { expensesScreen } from './expenses.screen.ts';

const ExpenseForm = lazyPart(() => import('./expense-form.tsx'));

export default function ExpensesScreen() {
  return <CrudScreen screen={expensesScreen} form={<ExpenseForm />} />;
}
