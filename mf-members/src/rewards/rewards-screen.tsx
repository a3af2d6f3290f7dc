import { CrudScreen } from '@gym/hub-kit/screen';
import { rewardsScreen } from './rewards.screen.ts';

export default function RewardsScreen() {
  return <CrudScreen screen={rewardsScreen} />;
}
