import { type Slots } from '@gym/hub-kit';
import { RelatedRecords } from '@gym/hub-kit/screen';
import commissionsScreen from '../commissions/commissions.screen.ts';

/** The commissions of an employee, the latest first. */
export default function EmployeeCommissions({ employeeId }: Slots['employee']) {
  return (
    <RelatedRecords
      screen={commissionsScreen}
      filter={{ employeeId }}
      columns={['commissionDate', 'amount', 'commissionType', 'paymentStatus']}
      path="/commissions"
    />
  );
}
