import { type Slots } from '@gym/hub-kit';
import { chipColors, listAddress } from '@gym/hub-kit/define';
import { formatDay, formatMoney, formatWords } from '@gym/hub-kit/format';
import { RelatedRecords } from '@gym/hub-kit/screen';
import type { commissions } from '@gym/hub-kit/resources';
import commissionsScreen from '../commissions/commissions.screen.ts';
import { employeeCommissionsDocument } from './employee-commissions.graphql.ts';

/** The commissions of an employee, the latest first. */
export default function EmployeeCommissions({ employeeId }: Slots['employee']) {
  return (
    <RelatedRecords
      document={employeeCommissionsDocument}
      variables={{ employeeId }}
      entity={{ one: 'commission', many: 'commissions' }}
      columns={[
        { key: 'commissionDate', title: 'Date', format: formatDay },
        { key: 'amount', title: 'Amount', align: 'end', format: formatMoney },
        { key: 'commissionType', title: 'Type', format: formatWords },
        {
          key: 'paymentStatus',
          title: 'Status',
          chip: chipColors(commissionsScreen, 'paymentStatus'),
        },
      ]}
      all={listAddress<typeof commissions>('/commissions', { employeeId })}
    />
  );
}
