import { CrudScreen } from '@gym/hub-kit/screen';
import { payrollScreen } from './payroll.screen.ts';

export default function PayrollScreen() {
  return <CrudScreen screen={payrollScreen} />;
}
