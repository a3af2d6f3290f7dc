import { CrudScreen, Slot } from '@gym/hub-kit/screen';
import { membersScreen } from './members.screen.ts';

export default function MembersScreen() {
  return <CrudScreen screen={membersScreen} details={id => <Slot name="member" memberId={id} />} />;
}
