import { CrudScreen } from '@gym/hub-kit/screen';
import { referralsScreen } from './referrals.screen.ts';

export default function ReferralsScreen() {
  return <CrudScreen screen={referralsScreen} />;
}
