import { CrudScreen } from '@gym/hub-kit/screen';
import { employeesScreen } from './employees.screen.ts';

export default function EmployeeDetailsScreen() {
  return <CrudScreen screen={employeesScreen} />;
}
