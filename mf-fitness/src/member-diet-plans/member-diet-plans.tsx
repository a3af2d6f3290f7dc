import { type Slots } from '@gym/hub-kit';
import { chipColors, listAddress } from '@gym/hub-kit/define';
import { formatDay } from '@gym/hub-kit/format';
import { RelatedRecords } from '@gym/hub-kit/screen';
import type { dietPlans } from '@gym/hub-kit/resources';
import dietPlansScreen from '../diet-plans/diet-plans.screen.ts';
import { memberDietPlansDocument } from './member-diet-plans.graphql.ts';

/** The diet plans of a member, the latest first. */
export default function MemberDietPlans({ memberId }: Slots['member']) {
  return (
    <RelatedRecords
      document={memberDietPlansDocument}
      variables={{ memberId }}
      entity={{ one: 'diet plan', many: 'diet plans' }}
      columns={[
        { key: 'planName', title: 'Plan Name' },
        { key: 'status', title: 'Status', chip: chipColors(dietPlansScreen, 'status') },
        { key: 'goal', title: 'Goal' },
        { key: 'startDate', title: 'Start Date', format: formatDay },
        { key: 'endDate', title: 'End Date', format: formatDay, empty: 'N/A' },
      ]}
      all={listAddress<typeof dietPlans>('/diet-plans', { memberId })}
    />
  );
}
