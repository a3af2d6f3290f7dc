import { useTab } from '@gym/hub-kit/screen';
import { PermissionsTab } from './permissions-tab.tsx';
import { tabs } from './users-frame.tsx';
import { UsersTab } from './users-tab.tsx';

export default function UsersScreen() {
  const [tab] = useTab(tabs);
  return tab === 'users' ? <UsersTab /> : <PermissionsTab />;
}
