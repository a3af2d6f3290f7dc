import { type Slots } from '@gym/hub-kit';
import { RelatedRecords } from '@gym/hub-kit/screen';
import dietPlansScreen from '../diet-plans/diet-plans.screen.ts';

/** The diet plans of a member, the latest first. */
export default function MemberDietPlans({ memberId }: Slots['member']) {
  return (
    <RelatedRecords
      screen={dietPlansScreen}
      filter={{ memberId }}
      columns={['planName', 'status', 'goal', 'startDate', 'endDate']}
      sort={{ startDate: 'desc' }}
      path="/diet-plans"
    />
  );
}
