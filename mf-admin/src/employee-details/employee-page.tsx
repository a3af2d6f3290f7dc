import { useSession, type RecordPageProps } from '@gym/hub-kit';
import { chipColors } from '@gym/hub-kit/define';
import { formatDay, t } from '@gym/hub-kit/format';
import type { ResultOf } from '@gym/hub-kit/graphql';
import { ChoiceText, RecordPage } from '@gym/hub-kit/screen';
import { employeePageDocument } from './employee-page.graphql.ts';
import employeesScreen from './employees.screen.ts';

/** An employee with attendance, commissions and payroll. */
export default function EmployeePage({ id }: RecordPageProps) {
  const { can } = useSession();
  return (
    <RecordPage
      screen={employeesScreen}
      id={id}
      document={employeePageDocument}
      head={employee => headOf(employee, can('staff-emergency:view'))}
      list="/employee-details"
      slot={{ name: 'employee', employeeId: id }}
    />
  );
}

const statusColors = chipColors(employeesScreen, 'status');

type Employee = NonNullable<ResultOf<typeof employeePageDocument>['record']>;

const emergencyContactWarning = ({ emergencyContact, emergencyPhone }: Employee) =>
  emergencyContact && emergencyPhone ? null : t('There is no complete emergency contact.');

/** @param seesContact whether the user may view the emergency contact */
function headOf(employee: Employee, seesContact: boolean) {
  const { name, status, position, department, hireDate } = employee;
  const textOf = (field: string, value: string) => (
    <ChoiceText screen={employeesScreen} name={field} value={value} />
  );
  return {
    name,
    status: { text: textOf('status', status), color: statusColors[status] },
    warnings: [seesContact ? emergencyContactWarning(employee) : null],
    facts: [
      { label: t('Phone'), value: employee.phone, kind: 'phone' as const },
      { label: t('Email'), value: employee.email, kind: 'email' as const },
      { label: t('Position'), value: textOf('position', position) },
      { label: t('Department'), value: textOf('department', department) },
      { label: t('Hire Date'), value: formatDay(hireDate) },
    ],
  };
}
