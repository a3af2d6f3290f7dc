import type { RecordPageProps } from '@gym/hub-kit';
import { chipColors } from '@gym/hub-kit/define';
import { formatDay, t } from '@gym/hub-kit/format';
import type { ResultOf } from '@gym/hub-kit/graphql';
import { ChoiceText, RecordPage } from '@gym/hub-kit/screen';
import { employeePageDocument } from './employee-page.graphql.ts';
import employeesScreen from './employees.screen.ts';

/** An employee with attendance, commissions and payroll. */
export default function EmployeePage({ id }: RecordPageProps) {
  return (
    <RecordPage
      screen={employeesScreen}
      id={id}
      document={employeePageDocument}
      head={headOf}
      list="/employee-details"
      slot={{ name: 'employee', employeeId: id }}
    />
  );
}

const statusColors = chipColors(employeesScreen, 'status');

function headOf(employee: NonNullable<ResultOf<typeof employeePageDocument>['record']>) {
  const { name, status, position, department, hireDate } = employee;
  const textOf = (field: string, value: string) => (
    <ChoiceText screen={employeesScreen} name={field} value={value} />
  );
  return {
    name,
    contact: employee,
    status: { text: textOf('status', status), color: statusColors[status] },
    facts: [
      { label: t('Position'), value: textOf('position', position) },
      { label: t('Department'), value: textOf('department', department) },
      { label: t('Hire Date'), value: formatDay(hireDate) },
    ],
  };
}
