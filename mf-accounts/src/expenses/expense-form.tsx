import { useSession } from '@gym/hub-kit';
import { today } from '@gym/hub-kit/format';
import type { FormValuesOf } from '@gym/hub-kit/define';
import { FormSection } from '@gym/hub-kit/fields';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { expensesScreen } from './expenses.screen.ts';

type ExpenseValues = FormValuesOf<typeof expensesScreen>;

/** The sections; whoever approves is entered as the one who did, today. */
export default function ExpenseForm() {
  useApproval();
  return expensesScreen.form.sections.map(section => <FormSection key={section.title} section={section} />);
}

function useApproval() {
  const { user } = useSession();
  const { values, initialValues, setValues } = useFormikContext<ExpenseValues>();
  const before = useRef(values.status);
  const sign = useEffectEvent(() => {
    // Values that were stored by somebody else replace the initial ones: they name who approved already.
    const isApprovedHere = initialValues.status !== 'approved' && before.current !== 'approved';
    if (isApprovedHere && values.status === 'approved')
      void setValues({
        ...values,
        approvedBy: values.approvedBy || user.fullName,
        approvalDate: values.approvalDate || today(),
      });
    before.current = values.status;
  });
  useEffect(() => sign(), [values.status]);
}
