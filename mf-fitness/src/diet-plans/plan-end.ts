import { defineDue } from '@gym/hub-kit/define';
import { dietPlans } from '@gym/hub-kit/resources';

/** Plans that members follow end. */
export const planEnd = defineDue(dietPlans, {
  field: 'endDate',
  days: 14,
  among: { status: ['active'] },
  soon: 'Ends',
  over: 'Ended',
  lines: {
    soon: ['diet plan ends', 'diet plans end'],
    over: ['active diet plan has ended', 'active diet plans have ended'],
  },
});
