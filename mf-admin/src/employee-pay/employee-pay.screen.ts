import { defineScreen } from '@gym/hub-kit/define';
import { formatDay, today } from '@gym/hub-kit/format';
import { employeePays } from '@gym/hub-kit/resources';

/** The dialog of a pay, which the page of an employee opens; no screen lists all of them. */
export default defineScreen(employeePays, {
  title: 'Pay Records',
  addLabel: 'Add Pay',
  entity: { one: 'pay record', many: 'pay records' },
  icon: 'money',
  fields: {
    employee: { span: 12 },
    validFrom: { default: () => today() },
    salary: { help: 'The salary of a year' },
    overtimeRate: { help: 'The pay for an hour of overtime' },
    notes: { kind: 'textarea', span: 12 },
  },
  columns: { employee: {}, validFrom: {}, salary: {}, overtimeRate: {} },
  dialogTitles: { add: 'Add Pay', edit: 'Edit Pay' },
  rowName: ({ employee, validFrom }) => `${employee?.name}, ${formatDay(validFrom)}`,
  sort: { validFrom: 'desc' },
  form: {
    sections: [
      {
        title: 'Pay Record',
        span: 4,
        fields: ['employee', 'validFrom', 'salary', 'overtimeRate', 'notes'],
      },
    ],
  },
});
