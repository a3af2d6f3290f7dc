import { CrudScreen } from '@gym/hub-kit/screen';
import { membershipPlansScreen } from './membership-plans.screen.ts';

export default function MembershipsScreen() {
  return <CrudScreen screen={membershipPlansScreen} />;
}
